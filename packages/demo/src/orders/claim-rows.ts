import type { PersonKey } from '../person-rows.ts';

/** A wish from elsewhere on the web that somebody bought there; no money moved through the site. */
export type ClaimRow = { wish: string; giver: PersonKey; daysAgo: number; message?: string; isPrivate?: true };

export const claimRows: readonly ClaimRow[] = [
  { wish: 'maya/Hand-forged bread knife', giver: 'jonah', daysAgo: 20, message: 'Left-handed. I asked twice.' },
  { wish: 'felix/Gold leaf, 25 sheets', giver: 'june', daysAgo: 3 },
  { wish: 'hana/Indigo ink, 50 ml', giver: 'pablo', daysAgo: 15, message: 'Write back in it.' },
  { wish: 'soren/Copper rivets, 200', giver: 'tomas', daysAgo: 27, isPrivate: true },
];
