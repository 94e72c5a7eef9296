import { QueryClient } from '@tanstack/react-query';

/** As long as a breaker lets a service rest: earlier nobody can answer. */
const REST_MS = 5_000;

/** No connection, or nobody behind it who answers. */
const OUTAGES = [0, 502, 503, 504];

/** One cache for all parts: what a part has read, the next one need not ask for. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => comesBackIn(state.status === 'error' ? state.error : state.data),
    },
  },
});

/**
 * When to ask again for what could not be read, so that a page mends itself once a service or the connection is back.
 * @param outcome what the query failed with, or what it was answered: some endpoints declare their 503.
 * @returns milliseconds; false for a refusal, which asking again would not change.
 */
export function comesBackIn(outcome: unknown): number | false {
  const isAnswer = typeof outcome === 'object' && outcome !== null;
  const isOutage = isAnswer && 'status' in outcome && OUTAGES.some((status) => status === outcome.status);
  return isOutage && REST_MS;
}
