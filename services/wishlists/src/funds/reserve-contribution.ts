import type { ContributionId, UserId, WishId } from '@wishbow/contracts/wire-types';
import { remainingOf } from '@wishbow/domain/contribution';
import { type Cents, cents, NO_MONEY } from '@wishbow/domain/money';
import { type ClientSession, inTransaction } from '@wishbow/service/mongo/connection';
import type { GetWishForGift } from '../units/get-wish-for-gift.ts';
import type { StoredWish } from '../wishes/wish-repository.ts';
import type { FundStores } from './fund-stores.ts';

export interface ContributionToReserve {
  readonly wishId: WishId;
  readonly contributionId: ContributionId;
  readonly contributorId: UserId;
  readonly amountCents: Cents;
  readonly isPrivate: boolean;
}

export type ReservedContribution =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'self_gift' | 'not_a_fund' | 'payout_requested' }
  | { readonly ok: false; readonly reason: 'over_contribution'; readonly remainingCents: Cents };

/**
 * Keeps an amount of a fund free for one contribution, so that its goal is never passed; asking again changes nothing,
 * and has the same answer when the fund was hidden or removed meanwhile: the money may be taken by then.
 * The fund's row of held units is the guard: two that reserve at once both write it.
 */
export const reserveContribution =
  (stores: FundStores, getWish: GetWishForGift, now: () => Date) =>
  async (wanted: ContributionToReserve): Promise<ReservedContribution> => {
    const { wishId, contributionId, contributorId } = wanted;
    if (await stores.contributions.find(contributionId)) return { ok: true };
    const visible = await getWish(contributorId, wishId);
    if (!visible) return { ok: false, reason: 'not_found' };
    if (!visible.fund) return { ok: false, reason: 'not_a_fund' };
    if (visible.user_id === contributorId) return { ok: false, reason: 'self_gift' };

    return inTransaction(stores.connection, (session) => reserve(stores, wanted, now(), session));
  };

async function reserve(
  stores: FundStores,
  { wishId, contributionId: id, contributorId, amountCents, isPrivate }: ContributionToReserve,
  reservedAt: Date,
  session: ClientSession,
): Promise<ReservedContribution> {
  const { wishes, contributions } = stores;
  if (await contributions.find(id, session)) return { ok: true };
  const fund = await wishes.find(wishId, session);
  if (!fund) return { ok: false, reason: 'not_found' };
  if (fund.payoutRequestedAt) return { ok: false, reason: 'payout_requested' };
  if (!(await hold(stores, fund, amountCents, session))) return tooMuch(stores, fund, session);
  const { ownerId: recipientId } = fund;
  await contributions.add({ id, wishId, contributorId, recipientId, amountCents, isPrivate, reservedAt }, session);
  return { ok: true };
}

const hold = ({ heldUnits }: FundStores, fund: StoredWish, amountCents: Cents, session: ClientSession) =>
  heldUnits.hold(fund.id, amountCents, openCents(fund, NO_MONEY), session);

async function tooMuch({ heldUnits }: FundStores, fund: StoredWish, session: ClientSession) {
  const reserved = await heldUnits.countReserved(fund.id, session);
  const remainingCents = openCents(fund, cents(reserved));
  return { ok: false, reason: 'over_contribution', remainingCents } as const;
}

const openCents = ({ priceCents: goal, contributedCents: contributed }: StoredWish, reserved: Cents) =>
  remainingOf({ goal, contributed, reserved });
