import { ObjectId } from 'mongodb';

/** A byte in the id of each kind, so that no two things of the community share one. */
const KINDS = {
  person: '01',
  session: '02',
  relationship: '03',
  wishlist: '04',
  wish: '05',
  notification: '06',
  activity: '07',
  like: '08',
  comment: '09',
} as const;

const PREFIX = 'be5c';
const DIGITS = 18;

/** The id of the thing of that number, the same in every run. */
export const idOf = (kind: keyof typeof KINDS, number: number): string =>
  PREFIX + KINDS[kind] + number.toString(16).padStart(DIGITS, '0');

export const objectIdOf = (kind: keyof typeof KINDS, number: number): ObjectId =>
  ObjectId.createFromHexString(idOf(kind, number));

/** Which number the thing of that id has. */
export const numberOf = (id: string): number => Number.parseInt(id.slice(-DIGITS), 16);
