import { QueryClient } from '@tanstack/react-query';
import { RequestFailed } from '@wishbow/http/client';

/** As long as a breaker lets a service rest: earlier nobody can answer. */
const REST_MS = 5_000;

/** One cache for all parts: what a part has read, the next one need not ask for. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => state.status === 'error' && comesBackIn(state.error),
    },
  },
});

/**
 * When to ask again for what could not be read, so that a page mends itself once a service or the connection is back.
 * @returns milliseconds; false for a refusal, which asking again would not change.
 */
export function comesBackIn(failure: unknown): number | false {
  const isOutage = failure instanceof RequestFailed && [0, 502, 503, 504].includes(failure.status);
  return isOutage && REST_MS;
}
