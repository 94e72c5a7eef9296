import type { PersonKey } from '../person-rows.ts';

/** Something somebody wrote, and who liked it. */
export type Said = { by: PersonKey; daysAgo: number; text: string; likedBy?: readonly PersonKey[] };

/** A comment under the wish "owner/title", with the replies that follow it. */
export type CommentRow = Said & { wish: string; replies?: readonly Said[] };
