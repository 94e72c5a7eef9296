/** Units of one wish. `reserved` are held by orders not yet placed and are invisible to the wish's owner. */
export interface WishUnits {
  readonly wanted: number;
  readonly gifted: number;
  readonly reserved: number;
}

/** What another giver can still take. */
export const freeUnits = (units: WishUnits): number => Math.max(0, units.wanted - units.gifted - units.reserved);

/**
 * How many a giver may choose at most: what is free, or all that is wanted where that is not told. Never less than one,
 * so that whoever comes too late is told so instead of choosing none.
 */
export const mostGiftable = ({ wanted, free }: { wanted: number; free: number | null | undefined }): number =>
  Math.max(1, free ?? wanted);

/** A wish is fulfilled once everything wanted has been gifted; a reservation does not count, so the surprise is kept. */
export const isFulfilled = (units: Pick<WishUnits, 'wanted' | 'gifted'>): boolean => units.gifted >= units.wanted;
