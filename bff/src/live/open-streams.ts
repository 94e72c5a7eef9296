export interface OpenStreams {
  opened(): void;
  closed(): void;
  count(): number;
}

/** How many streams of live events this process holds open. */
export function openStreams(): OpenStreams {
  let count = 0;
  return {
    opened: () => {
      count += 1;
    },
    closed: () => {
      count -= 1;
    },
    count: () => count,
  };
}
