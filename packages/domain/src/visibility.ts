/**
 * The one privacy policy: who may see what, decided at read time and denied by default.
 * Every service that reads other people's things asks these functions; none decides by itself.
 */

/** The viewer has blocked the person looked at, or is blocked by them; where both have, it is the first. */
export type Blocking = 'blocking' | 'blocked';

/**
 * What the viewer is to the person looked at. A pending follower sees what a stranger sees; where one of the two has
 * blocked the other, neither sees anything.
 */
export type Follow = 'none' | 'pending' | 'approved' | Blocking;

/** null: never asked; 'requested': waiting; 'approved': the owner said yes. */
export type AddressAccess = null | 'requested' | 'approved';

/** Which addresses a person shows: to everyone who follows, or only after a request. */
export type AddressSharing = 'followers' | 'requests';

export interface Viewing {
  /** undefined: a visitor without an account. */
  readonly viewerId: string | undefined;
  readonly ownerId: string;
  readonly follow: Follow;
  readonly addressAccess: AddressAccess;
}

export interface PrivacySettings {
  readonly isPrivate: boolean;
  readonly showsBirthday: boolean;
  readonly addressSharing: AddressSharing;
}

export const isOwner = (viewing: Viewing): boolean => viewing.viewerId === viewing.ownerId;

const isFollower = (viewing: Viewing): boolean => viewing.viewerId !== undefined && viewing.follow === 'approved';

/** Whether one of the two has nothing to do with the other any more. */
export const isBlocked = ({ follow }: Pick<Viewing, 'follow'>): boolean =>
  follow === 'blocking' || follow === 'blocked';

/** Name, username and avatar are always visible; lists, wishes and followers of a private person are not. */
export function canSeeProfile(viewing: Viewing, owner: Pick<PrivacySettings, 'isPrivate'>): boolean {
  if (isOwner(viewing)) return true;
  return !isBlocked(viewing) && (!owner.isPrivate || isFollower(viewing));
}

/** A private list shows a stub (its id and that it is private) to everyone but its owner and approved followers. */
export function canSeeWishlist(
  viewing: Viewing,
  owner: Pick<PrivacySettings, 'isPrivate'>,
  wishlist: { readonly isPrivate: boolean },
): boolean {
  if (!canSeeProfile(viewing, owner)) return false;
  return !wishlist.isPrivate || isOwner(viewing) || isFollower(viewing);
}

export function canSeeBirthday(viewing: Viewing, owner: PrivacySettings): boolean {
  return isOwner(viewing) || (owner.showsBirthday && canSeeProfile(viewing, owner));
}

/** The full address as text. Whoever may see a wish may have it shipped to its owner without reading where that is. */
export function canSeeAddress(viewing: Viewing, owner: Pick<PrivacySettings, 'addressSharing'>): boolean {
  if (isOwner(viewing)) return true;
  if (!isFollower(viewing)) return false;
  return owner.addressSharing === 'followers' || viewing.addressAccess === 'approved';
}

/** A private gift shows its buyer to the recipient and to the buyer alone. */
export function canSeeGiver(
  viewerId: string | undefined,
  gift: { readonly isPrivate: boolean; readonly buyerId: string; readonly recipientId: string },
): boolean {
  return !gift.isPrivate || viewerId === gift.buyerId || viewerId === gift.recipientId;
}
