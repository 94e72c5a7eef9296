import { queryClient } from '@wishbow/platform';

/**
 * Drops every answer that nothing on the page shows. What threw over an answer it could not read would find the same one
 * in the cache at its next try, and throw again without having asked.
 */
export function forgetUnshownAnswers(): void {
  queryClient.removeQueries({ type: 'inactive' });
}
