import type { AdminMail } from '@wishbow/contracts/admin-mails-contract';
import type { AdminPayout } from '@wishbow/contracts/admin-payouts-contract';
import type { AdminReport } from '@wishbow/contracts/admin-reports-contract';
import type { TrendingTheme } from '@wishbow/contracts/admin-trending-contract';
import type { AuditEntry } from '@wishbow/contracts/audit';
import type { CreditEntry } from '@wishbow/contracts/credit-contract';
import type { CustomGift, OwnContribution } from '@wishbow/contracts/custom-gifts';
import type { Dispute } from '@wishbow/contracts/disputes-contract';
import type { Item } from '@wishbow/contracts/items';
import type { NotificationSettings } from '@wishbow/contracts/notification-settings-contract';
import type { Notification } from '@wishbow/contracts/notifications';
import type { Order } from '@wishbow/contracts/orders';
import type { SessionSummary } from '@wishbow/contracts/own-account-contract';
import type { Passkey } from '@wishbow/contracts/passkeys-contract';
import type { Card, PostalAddress, PrivacySettings, WRAPPING_PAPERS } from '@wishbow/contracts/people';
import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import type * as z from 'zod';

type Written<Schema extends z.ZodType> = z.input<Schema>;

export interface PersonRow {
  readonly id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailVerified: boolean;
  role: 'user' | 'admin';
  avatar: string | null;
  bio: string;
  birthday: string | null;
  wrappingPaper: (typeof WRAPPING_PAPERS)[number];
  settings: PrivacySettings;
  address: PostalAddress | null;
  cards: Written<typeof Card>[];
  /** Llama Bucks. */
  creditCents: number;
  joinedAt: string;
  suspended: { at: string; reason: string } | null;
  deletionDueAt: string | null;
}

export interface FollowRow {
  readonly id: string;
  /** Who follows whom. */
  readonly from: string;
  readonly to: string;
  approved: boolean;
  address: 1 | 0 | null;
  birthdayReminder: boolean;
}

export type ListRow = Omit<Written<typeof Wishlist>, 'wish_count' | 'gifted_count'>;

/** A wish without what depends on who looks at it. `taken` counts given and reserved units. */
export type WishRow = Omit<
  Written<typeof Wish>,
  | 'available_quantity'
  | 'fulfilled'
  | 'like_count'
  | 'comment_count'
  | 'liked'
  | 'contributed_amount'
  | 'remaining_amount'
> & { taken: number; removedAt: string | null };

export interface LikeRow {
  readonly id: string;
  readonly by: string;
  readonly kind: 'wish' | 'item' | 'comment';
  readonly thingId: string;
}

export interface CommentRow {
  readonly id: string;
  readonly by: string;
  readonly wishId: string | null;
  readonly productId: string | null;
  /** The comment that this one answers. */
  readonly answerTo: string | null;
  text: string;
  readonly at: string;
  isEdited: boolean;
}

/** What somebody did, as the feed tells it; what it is about is looked up when it is told. */
export interface ActivityRow {
  readonly id: string;
  readonly by: string;
  readonly kind:
    | 'wish_added'
    | 'wish_liked'
    | 'wish_commented'
    | 'wish_recommended'
    | 'wishlist_created'
    | 'wish_gifted'
    | 'fund_contributed';
  readonly wishId: string | null;
  readonly listId: string | null;
  readonly commentId: string | null;
  readonly isPrivate: boolean;
  readonly at: string;
}

export interface RecommendationRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly wishId: string | null;
  readonly productId: string | null;
  readonly message: string;
}

export interface CartRow {
  readonly id: string;
  productId: string;
  wishId: string | null;
  listId: string | null;
  toUserId: string | null;
  invitedEmail: string | null;
  shipsToMe: boolean;
  message: string;
  isPrivate: boolean;
  quantity: number;
  readonly addedCents: number;
  readonly at: string;
}

/** A wish that was given, whichever way. */
export interface GivenRow {
  readonly wishId: string;
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  readonly isPrivate: boolean;
  readonly at: string;
}

/** What the admins look at, beside people and orders. */
export interface OfficeRows {
  payouts: (Written<typeof AdminPayout> & { wishId: string | null })[];
  disputes: Written<typeof Dispute>[];
  reports: Written<typeof AdminReport>[];
  mails: Written<typeof AdminMail>[];
  themes: (Omit<Written<typeof TrendingTheme>, 'products'> & { productIds: string[] })[];
  audit: Written<typeof AuditEntry>[];
}

/**
 * A little site in memory: plain data, so that a browser tab can keep it over a reload. The mocks of the parts read and
 * change it; what one does at one page shows at the next.
 */
export interface World {
  /** How many ids were given out. */
  idCount: number;
  /** Who is signed in; null is a visitor. */
  viewerId: string | null;
  /** What the card processor says to every charge. */
  bank: 'agrees' | 'declines' | 'asks';
  /** A payment that the bank asks its holder about, and the orders it is for. */
  asking: { readonly id: string; readonly orderIds: readonly string[] } | null;
  /** The shop's prices have risen since they were last seen. */
  pricesMoved: boolean;
  people: PersonRow[];
  follows: FollowRow[];
  blocks: { readonly by: string; readonly userId: string; readonly at: string }[];
  products: Written<typeof Item>[];
  lists: ListRow[];
  wishes: WishRow[];
  likes: LikeRow[];
  comments: CommentRow[];
  activities: ActivityRow[];
  recommendations: RecommendationRow[];
  notifications: (Written<typeof Notification> & { readonly userId: string })[];
  notificationSettings: NotificationSettings;
  cart: CartRow[];
  cartVersion: number;
  given: GivenRow[];
  orders: (Written<typeof Order> & { readonly buyerId: string })[];
  gifts: (Written<typeof CustomGift> & { readonly by: string })[];
  contributions: (Written<typeof OwnContribution> & { readonly by: string })[];
  creditEntries: Written<typeof CreditEntry>[];
  sessions: Written<typeof SessionSummary>[];
  passkeys: Written<typeof Passkey>[];
  secondFactor: { enabled_at: string; recovery_codes_left: number } | null;
  calendarPath: string | null;
  office: OfficeRows;
}
