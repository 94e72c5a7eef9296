/** So many of those who left last tell how soon the next ones may come in. */
const COUNTED = 16;

/** How fast a line moves, by those who have left while it stood: how long one waits in it depends on nothing else. */
export function linePace(now: () => number) {
  let leftAt: number[] = [];
  return {
    note: (): void => {
      leftAt.push(now());
      if (leftAt.length > COUNTED) leftAt.shift();
    },
    /** A line that has ended says nothing about the next one. */
    forget: (): void => {
      if (leftAt.length > 0) leftAt = [];
    },
    /** Until so many have gone in; undefined while too few have left to tell. Grows while nobody leaves. */
    waitMs: (ahead: number): number | undefined => {
      const [first] = leftAt;
      return first === undefined || leftAt.length < COUNTED ? undefined : (ahead * (now() - first)) / COUNTED;
    },
  };
}
