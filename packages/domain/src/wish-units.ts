/** Units of one wish. `reserved` are held by orders not yet placed and are invisible to the wish's owner. */
export interface WishUnits {
  readonly wanted: number;
  readonly gifted: number;
  readonly reserved: number;
}

/** What another giver can still take. */
export const freeUnits = (units: WishUnits): number => Math.max(0, units.wanted - units.gifted - units.reserved);

/** A wish is fulfilled once everything wanted has been gifted; a reservation does not count, so the surprise is kept. */
export const isFulfilled = (units: Pick<WishUnits, 'wanted' | 'gifted'>): boolean => units.gifted >= units.wanted;
