/** The id number `n` of a kind: 24 hex digits, as the database makes them. */
export const idOf = (kind: 'person' | 'wishlist' | 'wish' | 'item', n: number): string =>
  `${PREFIXES[kind]}${n.toString(16).padStart(20, '0')}`;

const PREFIXES = { person: 'aaaa', wishlist: 'bbbb', wish: 'cccc', item: 'dddd' } as const;
