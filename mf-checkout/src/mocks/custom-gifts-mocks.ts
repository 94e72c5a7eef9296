import type { CustomItemToGive } from '@wishbow/contracts/custom-gifts';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { cents } from '@wishbow/domain/money';
import { payoutFee, payoutNet } from '@wishbow/domain/payout-fee';
import { findSeenWish, freshId, instantNow, summaryOf, viewerOf, wishSeen } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import { dayIn } from '@wishbow/testing/world/seed/moments';
import type { WishRow, World } from '@wishbow/testing/world/world';
import { declined, giveWish } from './placing.ts';

const missing = { status: 404, body: notFound } as const;
const DAYS_TO_MAIL = 10;

/** Giving wishes from elsewhere and funds, and paying funds out. */
export const customGiftsMocks = mocked(customGiftsContract, (world) => ({
  checkoutCustomItem: ({ body: { wish: given } }) => {
    const wish = findSeenWish(world, given.id);
    if (!wish) return missing;
    return wish.fund ? chippedIn(world, wish, given) : givenFromElsewhere(world, wish, given);
  },
  undoGift: ({ body }) => {
    const gift = world.gifts.find(({ id, by }) => id === body.gift.id && by === world.viewerId);
    if (!gift) return missing;
    world.gifts = world.gifts.filter((one) => one !== gift);
    const wish = world.wishes.find(({ id }) => id === gift.wish_id);
    if (wish) wish.taken -= gift.quantity;
    return { status: 200, body: {} };
  },
  listOwnGifts: ({ body }) => {
    const isOwn = (row: { by: string; wish_id: string }) => row.by === world.viewerId && row.wish_id === body.wish.id;
    return {
      status: 200,
      body: { gifts: world.gifts.filter(isOwn), contributions: world.contributions.filter(isOwn) },
    };
  },
  requestFundPayout: ({ body }) => {
    const wish = world.wishes.find(({ id }) => id === body.wish.id);
    if (!wish) return missing;
    if (wish.user_id !== world.viewerId) return { status: 403, body: problem('forbidden', 'This fund is not yours.') };
    if (wish.payout_requested) return { status: 409, body: problem('payout_requested', 'It is asked for already.') };
    return { status: 200, body: { payout: askForCheck(world, wish) } };
  },
}));

const gone = { status: 409, body: problem('already_gifted', 'Somebody else was faster.') } as const;

const toldOf = (wish: WishRow, given: CustomItemToGive) => ({
  wish_id: wish.id,
  message: given.message,
  private: given.private,
  created_at: instantNow(),
});

function givenFromElsewhere(world: World, wish: WishRow, given: CustomItemToGive) {
  const quantity = given.quantity ?? 1;
  if (wish.taken + quantity > wish.quantity) return gone;
  const gift = { id: freshId(world), quantity, ...toldOf(wish, given) };
  world.gifts.unshift({ ...gift, by: viewerOf(world).id });
  giveWish(world, { wishId: wish.id, quantity, isPrivate: given.private });
  return { status: 200, body: { gift, contribution: null } } as const;
}

function chippedIn(world: World, wish: WishRow, given: CustomItemToGive) {
  const amountCents = cents((given.contribution ?? 1) * 100);
  const remaining_amount = wishSeen(world, wish).remaining_amount ?? 0;
  if (amountCents > remaining_amount) {
    const tooMuch = problem('over_contribution', 'That is more than is missing.');
    return { status: 409, body: { ...tooMuch, remaining_amount } } as const;
  }
  const refusal = declined(world);
  if (refusal) return refusal;
  const contribution = { id: freshId(world), amountCents, status: 'contributed', ...toldOf(wish, given) } as const;
  world.contributions.unshift({ ...contribution, by: viewerOf(world).id });
  giveWish(world, { wishId: wish.id, quantity: 1, isPrivate: given.private });
  return { status: 200, body: { gift: null, contribution } } as const;
}

function askForCheck(world: World, wish: WishRow) {
  const grossCents = cents(wishSeen(world, wish).contributed_amount ?? 0);
  const sums = { grossCents, feeCents: payoutFee(grossCents), netCents: payoutNet(grossCents) };
  const [id, requested_at] = [freshId(world), instantNow()];
  wish.payout_requested = requested_at;
  world.office.payouts.push({
    id,
    title: wish.title,
    image: wish.image,
    owner: summaryOf(viewerOf(world)),
    state: 'requested',
    ...sums,
    requested_at,
    mail_by: dayIn(new Date(), DAYS_TO_MAIL),
    mailed_at: null,
    wishId: wish.id,
  });
  return { id, wish_id: wish.id, ...sums, requested_at };
}
