/** Why a username cannot be taken; the words belong to the caller. */
export type UsernameFault = 'empty' | 'characters' | 'too_long' | 'reserved';

const ALLOWED = /^[A-Za-z0-9_]+$/;
const LONGEST_USERNAME = 30;

/** Staff names that a person could pose as, beside the first path segments of the site. */
const STAFF_NAMES = ['wishbow', 'support', 'help', 'staff', 'moderator', 'root', 'system', 'official', 'security'];

/** Two usernames with the same key are the same username: case does not count. */
export const usernameKey = (username: string): string => username.toLowerCase();

/** `rn` reads as `m`, `1` and `l` as `i`, `0` as `o`, `admin_` as `admin`: the shape by which a name could be mistaken. */
const lookalike = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('_', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[1l]/g, 'i')
    .replaceAll('0', 'o');

/** The shapes of a staff name, by the same mistakes: `supp0rt`, `systern`. */
const shapesOf = (word: string) =>
  word.replaceAll('m', '(?:m|rn)').replaceAll('w', '(?:w|vv)').replace(/[il]/g, '[i1l]').replaceAll('o', '[o0]');

/** `wishbow_support` or `support24`: nothing but staff names, with digits and underscores around them. */
const STAFF_WORDS_ALONE = new RegExp(
  `^[\\d_]*(?:(?:${['admin', ...STAFF_NAMES].map(shapesOf).join('|')})[\\d_]*)+$`,
  'i',
);

/**
 * Judges a username: letters, numbers and underscores, no spaces, and nothing that could be taken for the site's own.
 * @param reserved first path segments of the site's routes, present or kept for later, and usernames of those who work here.
 */
export function usernameFault(username: string, reserved: Iterable<string>): UsernameFault | undefined {
  if (username === '') return 'empty';
  if (!ALLOWED.test(username)) return 'characters';
  if (username.length > LONGEST_USERNAME) return 'too_long';
  const taken = new Set([...reserved, 'admin', ...STAFF_NAMES].map(lookalike));
  return taken.has(lookalike(username)) || STAFF_WORDS_ALONE.test(username) ? 'reserved' : undefined;
}
