/** One key for each box of a skeleton: they never move, so their place is all they are. */
export const skeletonKeys = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `skeleton-${place}`);
