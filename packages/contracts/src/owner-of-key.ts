import { isPart, type Part } from './routes.ts';

/**
 * Modals and slots that another part has taken over since they were named: `'social.recommend': 'recommendations'`.
 * Their keys stay, so a move is told in this table alone, and builds from before it open the modal where it is now.
 */
const moved = {} as const;

type OwnerName = Part extends `mf-${infer Name}` ? Name : never;
type OwnerNameOf<Key extends string> = Key extends keyof typeof moved
  ? (typeof moved)[Key]
  : Key extends `${infer Name}.${string}`
    ? Name
    : never;

/** Those of some keys that a part owns, by the part's name without its `mf-`. */
export type KeysOwnedBy<Owner extends string, Key extends string> = Key extends Key
  ? OwnerNameOf<Key> extends Owner
    ? Key
    : never
  : never;

/** The part that owns a modal or a slot, read from its key: `social.notificationBell` belongs to `mf-social`. */
export function ownerOfKey(key: `${string}.${string}`): Part {
  const table: Readonly<Record<string, OwnerName>> = moved;
  const part = `mf-${table[key] ?? key.slice(0, key.indexOf('.'))}`;
  if (!isPart(part)) throw new Error(`no part owns ${key}`);
  return part;
}
