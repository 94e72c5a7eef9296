import { onlineManager, QueryClient } from '@tanstack/react-query';
import { RequestFailed } from '@wishbow/http/client';

/** As long as a breaker lets a service rest: earlier nobody can answer. */
const REST_MS = 5_000;

/** Whether asking can be of use. Once the connection is back, what failed is asked for again at once. */
const isConnected = () => onlineManager.isOnline();

/** No connection, or nobody behind it who answers. */
const OUTAGES = [0, 502, 503, 504];

/** Somebody answered that nobody answers: waiting for that once more would only keep the page from saying so. */
const isResting = (failure: unknown) => failure instanceof RequestFailed && [503, 504].includes(failure.status);

/** One cache for all parts: what a part has read, the next one need not ask for. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without it nothing is asked while there is no connection, and a page would wait for ever instead of saying so.
      networkMode: 'always',
      retry: (failureCount, failure) => failureCount === 0 && isConnected() && !isResting(failure),
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => isConnected() && comesBackIn(outcomeOf(state)),
    },
    // What somebody asked for fails at once where it cannot be sent: sent later, it would do what they have given up on.
    mutations: { networkMode: 'always' },
  },
});

type Outcome = { status: string; error: unknown; data: unknown };

const outcomeOf = ({ status, error, data }: Outcome): unknown => (status === 'error' ? error : data);

/**
 * For what is asked for now and then anyway: an interval of its own would take the place of the one after an outage, and a page
 * would say for a minute what is mended after seconds.
 * @returns a `refetchInterval`.
 */
export const pollEvery =
  (milliseconds: number) =>
  ({ state }: { state: Outcome }): number | false =>
    isConnected() && (comesBackIn(outcomeOf(state)) || milliseconds);

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
