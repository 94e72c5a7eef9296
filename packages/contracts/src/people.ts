import * as z from 'zod';
import { CardId, Instant, PictureAddress, RelationshipId, UserId } from './wire-types.ts';

export const Username = z.string().regex(/^[A-Za-z0-9_]{1,30}$/);

/** A person as everyone may see them, private or not. */
export const PersonSummary = z.object({
  id: UserId,
  username: Username,
  name: z.string(),
  firstName: z.string(),
  details: z.object({ avatar: PictureAddress.nullable() }),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

export const AddressSharing = z.enum(['followers', 'requests']);

export const PrivacySettings = z.object({
  private: z.boolean(),
  show_birthday: z.boolean(),
  show_address: AddressSharing,
});
export type PrivacySettings = z.infer<typeof PrivacySettings>;

/** A US postal address; `address_2` holds the unit. */
export const PostalAddress = z.object({
  address: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  postal: z.string(),
  country: z.string(),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

export const WRAPPING_PAPERS = ['bows', 'dots', 'stripe', 'scallop', 'check', 'confetti'] as const;
export const WrappingPaper = z.enum(WRAPPING_PAPERS);

/** How the viewer stands to the person looked at. */
export const ViewedRelationship = z.object({
  id: RelationshipId,
  approved: z.boolean(),
  /** 1 approved, 0 requested, null none. */
  address_request_approved: z.union([z.literal(1), z.literal(0), z.null()]),
  birthday_reminder: z.boolean(),
});
export type ViewedRelationship = z.infer<typeof ViewedRelationship>;

/** A profile as this viewer may see it; what they may not see is null. */
export const ViewedUser = PersonSummary.extend({
  lastName: z.string(),
  isFollowed: z.boolean(),
  isAddressApproved: z.boolean(),
  /** False: only name, username and avatar are told. */
  isVisible: z.boolean(),
  /** The viewer has blocked them. Who is blocked by them finds nobody here. */
  isBlocked: z.boolean(),
  relationship: ViewedRelationship.nullable(),
  details: z.object({
    avatar: PictureAddress.nullable(),
    bio: z.string().nullable(),
    birthday: z.string().nullable(),
    wrapping_paper: WrappingPaper,
    address: PostalAddress.nullable(),
    followers: z.int().nonnegative().nullable(),
    following: z.int().nonnegative().nullable(),
    /** Requests waiting for the viewer's own decision; null on other people's profiles. */
    requested_followers: z.int().nonnegative().nullable(),
  }),
  settings: PrivacySettings.pick({ private: true, show_address: true }),
});
export type ViewedUser = z.infer<typeof ViewedUser>;

/** A stored card: never more than its last four digits. */
export const Card = z.object({
  id: CardId,
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int(),
});
export type Card = z.infer<typeof Card>;

/** The signed-in person, with what only they may see. */
export const Me = PersonSummary.extend({
  lastName: z.string(),
  email: z.string(),
  /** Whether a mailed link has shown that the address is theirs. */
  email_verified: z.boolean(),
  /** When the account is deleted, where the person has asked for it. */
  deletion_due_at: Instant.nullable(),
  bio: z.string(),
  /** 2 is an admin. */
  user_role_id: z.union([z.literal(1), z.literal(2)]),
  cards: z.array(Card),
  details: z.object({
    user_id: UserId,
    avatar: PictureAddress.nullable(),
    bio: z.string(),
    birthday: z.string().nullable(),
    wrapping_paper: WrappingPaper,
    /** Llama Bucks in cents; null, and no cards with it, while nobody can say. */
    credit: z.int().nonnegative().nullable(),
    address: PostalAddress.nullable(),
    /** Null while nobody can say. */
    followers: z.int().nonnegative().nullable(),
    following: z.int().nonnegative().nullable(),
    requested_followers: z.int().nonnegative(),
    addressRequestsCount: z.int().nonnegative(),
    unviewedNotificationsCount: z.int().nonnegative(),
  }),
  settings: PrivacySettings.extend({ id: UserId }),
});
export type Me = z.infer<typeof Me>;
