/** Waiting costs the bytes of a picture and a person's patience; more than this are sent away. */
const MOST_WAITING = 30;

/** Does a piece of work once there is a place for it; undefined where too many wait already. */
export type DrawingPlaces = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** As many pieces of work as there are places run at once; the others wait in the order they came. */
export function drawingPlaces(placeCount: number, mostWaiting = MOST_WAITING): DrawingPlaces {
  const waiting: (() => void)[] = [];
  let freeCount = placeCount;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else freeCount += 1;
  };
  const enter = async () => {
    if (freeCount === 0) return new Promise<void>((resolve) => waiting.push(resolve));
    freeCount -= 1;
  };

  return async (work) => {
    if (freeCount === 0 && waiting.length >= mostWaiting) return undefined;
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
