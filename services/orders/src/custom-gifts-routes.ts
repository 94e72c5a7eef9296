import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Router } from 'express';
import { answerOnce } from './checkout/answer-once.ts';
import { listOwnContributions } from './contributions/contribution-repository.ts';
import { contributionView } from './contributions/contribution-view.ts';
import { listGivenGifts } from './custom-gifts/custom-gift-repository.ts';
import { customGiftView } from './custom-gifts/custom-gift-view.ts';
import { customItemFingerprint } from './custom-gifts/custom-item-fingerprint.ts';
import { giveCustomItem } from './custom-gifts/give-custom-item.ts';
import { undoGift } from './custom-gifts/undo-gift.ts';
import type { Dependencies } from './dependencies.ts';
import { unlessOut } from './outages.ts';
import { requestFundPayout } from './payouts/request-fund-payout.ts';
import { refusalReply } from './refusals.ts';

const TOO_MANY_CONTRIBUTIONS = problem(
  'too_many_contributions',
  'You have chipped in many times. Please wait an hour and try again.',
);

/** Giving wishes from elsewhere and funds, taking a gift back, and paying a fund out. */
export const customGiftsRoutes = (deps: Dependencies): Router =>
  implement(customGiftsContract, {
    checkoutCustomItem: async ({ viewer: { userId }, body: { wish: item }, idempotencyKey, request, response }) => {
      const call = { userId, idempotencyKey, fingerprint: customItemFingerprint(item) };
      return unlessOut(deps, () =>
        answerOnce(deps, call, async (id) => {
          const given = await giveCustomItem(deps, { id, giverId: userId, item, ip: request.ip });
          if (given.ok) {
            const { gift, contribution } = given;
            return { status: 200 as const, body: { gift, contribution } };
          }
          return 'retryAfterMs' in given
            ? refuseForNow(response, given.retryAfterMs, TOO_MANY_CONTRIBUTIONS)
            : refusalReply(given.refusal);
        }),
      );
    },

    undoGift: async ({ viewer, body: { gift } }) =>
      unlessOut(deps, async () => {
        const undone = await undoGift(deps, viewer.userId, gift.id);
        return undone.ok ? { status: 200, body: {} } : refusalReply(undone.refusal);
      }),

    listOwnGifts: async ({ viewer: { userId }, body: { wish } }) => {
      const [gifts, contributions] = await Promise.all([
        listGivenGifts(deps.connection, userId, wish.id),
        listOwnContributions(deps.connection, userId, wish.id),
      ]);
      return {
        status: 200,
        body: { gifts: gifts.map(customGiftView), contributions: contributions.map(contributionView) },
      };
    },

    requestFundPayout: async ({ viewer, body: { wish } }) =>
      unlessOut(deps, async () => {
        const requested = await requestFundPayout(deps, viewer.userId, wish.id);
        return requested.ok ? { status: 200, body: { payout: requested.payout } } : refusalReply(requested.refusal);
      }),
  });
