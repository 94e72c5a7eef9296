import { fundsContract, fundsInternalContract } from '@wishbow/contracts/funds-contract';
import { ContributionId, PayoutId, type UserId, type WishId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { Call } from '@wishbow/http/client';
import type { RunningWishlists } from './running-wishlists.ts';

export const contributionId = (number: number) => ContributionId.parse(`c${number.toString(16).padStart(23, '0')}`);
export const payoutId = (number: number) => PayoutId.parse(`f${number.toString(16).padStart(23, '0')}`);

/** The orders service collecting for funds, at a service that runs once it is asked. */
export function collecting(running: () => RunningWishlists) {
  const call: Call = (...args) => running().asService('orders')(...args);
  return {
    /** 'reserved', or the refusal with what can still be given. */
    reserve: async (contributorId: UserId, wishId: WishId, number: number, dollars: number, isPrivate = false) => {
      const body = {
        wishId,
        contributionId: contributionId(number),
        contributorId,
        amountCents: cents(dollars * 100),
        isPrivate,
      };
      const answer = await call(fundsInternalContract.reserveContribution, { body });
      if (answer.status === 200) return 'reserved';
      const remaining = 'remaining_amount' in answer.body ? ` ${answer.body.remaining_amount}` : '';
      return answer.body.code + remaining;
    },
    count: async (wishId: WishId, number: number) => {
      const body = { wishId, contributionId: contributionId(number) };
      const answer = await call(fundsInternalContract.countContribution, { body });
      return answer.status === 200 ? 'counted' : answer.body.code;
    },
    release: async (wishId: WishId, number: number) => {
      await call(fundsInternalContract.releaseContribution, {
        body: { wishId, contributionId: contributionId(number) },
      });
    },
    /** Cents to pay out, or the code of the refusal. */
    close: async (ownerId: UserId, wishId: WishId, number = 1) => {
      const body = { wishId, payoutId: payoutId(number), ownerId };
      const answer = await call(fundsInternalContract.closeFund, { body });
      return answer.status === 200 ? answer.body.grossCents : answer.body.code;
    },
    /** The payout was rejected. */
    reopen: async (wishId: WishId, number = 1) => {
      const { body } = await call(fundsInternalContract.reopenFund, { body: { wishId, payoutId: payoutId(number) } });
      return body.fund;
    },
    /** Names and dollars, newest first; 'not_found' where the fund is hidden. */
    listedFor: async (viewerId: UserId | undefined, wishId: WishId) => {
      const as = viewerId ? running().asUser(viewerId) : running().asVisitor;
      const answer = await as(fundsContract.listContributions, { body: { wish: { id: wishId } } });
      if (answer.status !== 200) return answer.body.code;
      return answer.body.contributions.map(
        ({ from_user, contribution }) => `${from_user?.firstName ?? 'somebody'} ${contribution / 100}`,
      );
    },
  };
}
