import { MOST_CONTRIBUTED_DOLLARS } from '@wishbow/domain/contribution';
import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import * as z from 'zod';
import { PersonSummary } from './people.ts';
import {
  CardId,
  CentsAmount,
  ContributionId,
  Instant,
  longText,
  OrderId,
  PayoutId,
  UserId,
  WishId,
} from './wire-types.ts';

/** What a giver takes of a wish from elsewhere, or chips in to a fund. One of the two flags has to be set. */
export const CustomItemToGive = z.strictObject({
  id: WishId,
  external: z.boolean(),
  fund: z.boolean(),
  /** Units of an external wish; a fund has none. */
  quantity: z.int().min(1).max(MOST_WANTED).nullish(),
  /** Whole dollars for a fund. */
  contribution: z.int().min(1).max(MOST_CONTRIBUTED_DOLLARS).nullish(),
  card_id: CardId.nullish(),
  private: z.boolean().default(false),
  message: longText(240).default(''),
  /** Whose wish it is, as the giver's page knows it. */
  user_id: UserId.nullish(),
});
export type CustomItemToGive = z.infer<typeof CustomItemToGive>;

/** A wish from elsewhere that the giver buys there: units and no money. Told to its giver alone. */
export const CustomGift = z.object({
  id: OrderId,
  wish_id: WishId,
  quantity: z.int().positive(),
  message: z.string(),
  private: z.boolean(),
  created_at: Instant,
});
export type CustomGift = z.infer<typeof CustomGift>;

/** What somebody has chipped in to a fund, as they are told of it themselves. */
export const OwnContribution = z.object({
  id: ContributionId,
  wish_id: WishId,
  amountCents: CentsAmount,
  message: z.string(),
  private: z.boolean(),
  /** `contributed`, or `refunded` once the fund is gone. */
  status: z.enum(['contributed', 'refunding', 'refunded']),
  created_at: Instant,
});
export type OwnContribution = z.infer<typeof OwnContribution>;

/** A contribution as others see it; private ones reach the owner of the fund and their giver, and nobody else. */
export const Contribution = z.object({
  id: ContributionId,
  /** null when the contributor has left. */
  from_user: PersonSummary.nullable(),
  /** In cents. */
  contribution: CentsAmount,
  private: z.boolean(),
  created_at: Instant,
});
export type Contribution = z.infer<typeof Contribution>;

/** A check for what friends have chipped in, less the fee. */
export const Payout = z.object({
  id: PayoutId,
  wish_id: WishId,
  grossCents: CentsAmount,
  feeCents: CentsAmount,
  netCents: CentsAmount,
  requested_at: Instant,
});
export type Payout = z.infer<typeof Payout>;
