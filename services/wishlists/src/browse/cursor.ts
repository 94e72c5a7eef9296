import type { Place } from './place.ts';

/** The last row of a page as a text that means nothing to callers. */
export const toCursor = ({ at, id }: Place): string => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** The place a page begins after; undefined, the beginning, for a text that was never a cursor of ours. */
export function fromCursor(cursor: string | null | undefined): Place | undefined {
  const [, time, id] = /^(\d{1,14})\.([0-9a-f]{24})$/.exec(Buffer.from(cursor ?? '', 'base64url').toString()) ?? [];
  return time && id ? { at: new Date(Number(time)), id } : undefined;
}
