/** The id number `n` of a kind: 24 hex digits, as the database makes them. */
export const idOf = (kind: keyof typeof PREFIXES, n: number): string =>
  `${PREFIXES[kind]}${n.toString(16).padStart(20, '0')}`;

const PREFIXES = { person: 'aaaa', wishlist: 'bbbb', wish: 'cccc', item: 'dddd', notification: 'eeee' } as const;
