import { ContributionId, OrderId, PayoutId, UserId, WishId } from '@wishbow/contracts/wire-types';
import { type DemoClaim, demoClaims } from '@wishbow/demo/claims';
import { type DemoContribution, demoContributions } from '@wishbow/demo/contributions';
import { demoId } from '@wishbow/demo/demo-id';
import type { DemoPerson } from '@wishbow/demo/people';
import { demoMediaPath } from '@wishbow/demo/picture-names';
import { type DemoFundWish, type DemoWish, demoWishes } from '@wishbow/demo/wishes';
import { payoutFee, payoutNet } from '@wishbow/domain/payout-fee';
import type { ContributionRow } from '../contributions/contribution-model.ts';
import type { CustomGiftRow } from '../custom-gifts/custom-gift-model.ts';
import { contribution as contributionJournal, payout as payoutJournal } from '../ledger/fund-journals.ts';
import type { JournalRow } from '../ledger/journal-model.ts';
import type { Journal } from '../ledger/journals.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import { demoCardOf } from './demo-order-row.ts';

type DemoPeople = ReadonlyMap<string, DemoPerson>;

/** Nobody carries these on: their story is told. */
const SETTLED = { dueAt: null, leasedUntil: null, failedTurns: 0 } as const;

/** Gifts without an order, contributions and payouts of the demo community, with the journals of their money. */
export function demoFunds(now: Date, people: DemoPeople) {
  const wishes = new Map(demoWishes(now).map((wish) => [wish.id, wish]));
  const contributions = demoContributions(now).map((given) => contributionRow(given, wishOf(wishes, given), people));
  const payouts = [...wishes.values()].flatMap((wish) => (wish.kind === 'fund' ? payoutRows(wish) : []));
  return {
    customGifts: demoClaims(now).map((claim) => customGiftRow(claim, wishOf(wishes, claim))),
    contributions,
    payouts,
    journals: [
      ...contributions.map((row) => posted(contributionJournal(row), row.createdAt)),
      ...payouts.map((row) => posted(payoutJournal(row._id, row.wishId, row.grossCents), row.createdAt)),
    ],
  };
}

function wishOf(wishes: ReadonlyMap<string, DemoWish>, { wishId }: { wishId: string }): DemoWish {
  const wish = wishes.get(wishId);
  if (!wish) throw new Error(`Nobody wishes for ${wishId}`);
  return wish;
}

const posted = ({ opId, orderId, legs }: Journal, postedAt: Date): JournalRow => ({
  _id: opId,
  orderId,
  legs,
  postedAt,
});

const shownOf = ({ id, ownerId, title, picture }: DemoWish) => ({
  wishId: WishId.parse(id),
  recipientId: UserId.parse(ownerId),
  title,
  image: demoMediaPath + picture,
});

const customGiftRow = (claim: DemoClaim, wish: DemoWish): CustomGiftRow => ({
  _id: OrderId.parse(claim.id),
  ...shownOf(wish),
  buyerId: UserId.parse(claim.giverId),
  quantity: claim.quantity,
  message: claim.message,
  isPrivate: claim.isPrivate,
  state: 'given',
  fingerprint: 'demo',
  createdAt: claim.createdAt,
  ...SETTLED,
});

const contributionRow = (given: DemoContribution, wish: DemoWish, people: DemoPeople): ContributionRow => ({
  _id: ContributionId.parse(given.id),
  ...shownOf(wish),
  contributorId: UserId.parse(given.giverId),
  amountCents: given.amountCents,
  message: '',
  isPrivate: given.isPrivate,
  card: demoCardOf(people.get(given.giverId)),
  state: 'contributed',
  isFundGone: false,
  paymentIntentId: null,
  failure: null,
  fingerprint: 'demo',
  createdAt: given.createdAt,
  ...SETTLED,
});

function payoutRows(wish: DemoFundWish): PayoutRow[] {
  const { key, payoutRequestedAt: requestedAt, payoutDispatchedAt: dispatchedAt = null, contributedCents } = wish;
  if (!requestedAt) return [];
  const { wishId, recipientId: ownerId, title, image } = shownOf(wish);
  return [
    {
      _id: PayoutId.parse(demoId('payout', key)),
      wishId,
      fundKey: wishId,
      ownerId,
      title,
      image,
      state: dispatchedAt ? 'dispatched' : 'requested',
      grossCents: contributedCents,
      feeCents: payoutFee(contributedCents),
      netCents: payoutNet(contributedCents),
      requestedAt,
      dispatchedAt,
      createdAt: requestedAt,
      ...SETTLED,
    },
  ];
}
