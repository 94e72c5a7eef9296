/** A stream of random choices that a seed repeats exactly. */
export type RandomNumbers = {
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

/** mulberry32. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (choices) => choices[below(choices.length)] ?? choices[0] };
}
