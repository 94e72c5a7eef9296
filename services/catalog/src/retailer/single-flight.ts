/**
 * Runs `work` for a key unless it is already under way, in which case its result is shared. The work is told to stop
 * once everybody who waits for it has left; whoever waits without a signal never leaves.
 */
export type SingleFlight<T> = (
  key: string,
  work: (abandoned: AbortSignal) => Promise<T>,
  waiting?: AbortSignal,
) => Promise<T>;

interface Flight<T> {
  readonly result: Promise<T>;
  readonly abandon: () => void;
  waiterCount: number;
}

export function singleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Flight<T>>();

  function takeOff(key: string, work: (abandoned: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const land = () => {
      if (underWay.get(key) === flight) underWay.delete(key);
    };
    const abandon = () => {
      land();
      controller.abort();
    };
    const flight: Flight<T> = { result: work(controller.signal).finally(land), abandon, waiterCount: 0 };
    underWay.set(key, flight);
    return flight;
  }

  return (key, work, waiting) => {
    const flight = underWay.get(key) ?? takeOff(key, work);
    flight.waiterCount += 1;
    const leave = () => {
      flight.waiterCount -= 1;
      if (flight.waiterCount === 0) flight.abandon();
    };
    if (waiting?.aborted) leave();
    else waiting?.addEventListener('abort', leave, { once: true });
    return flight.result;
  };
}
