import { fundsInternalContract } from '@wishbow/contracts/funds-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import type { ContributionId, PayoutId, WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { type Cents, cents, sumCents } from '@wishbow/domain/money';
import { implement } from '@wishbow/http/implement';
import type { FundState } from '../ledger/fund-invariants.ts';

interface Fund {
  readonly goal: Cents;
  readonly reserved: Map<ContributionId, Cents>;
  readonly counted: Map<ContributionId, Cents>;
  payout: { readonly id: PayoutId; readonly gross: Cents } | undefined;
  isGone: boolean;
  /** Its list turned private, for people who do not follow its owner. */
  isHidden: boolean;
}

const REQUESTED_AT = '2026-11-28T12:00:00.000Z';
const PAYOUT_REQUESTED = { status: 409, body: problem('payout_requested', 'A payout has been requested.') } as const;
const NOT_FOUND = { status: 404, body: notFound } as const;
const DONE = { status: 200, body: {} } as const;
const closedWith = (grossCents: Cents) => ({ status: 200, body: { grossCents, requestedAt: REQUESTED_AT } }) as const;
const isKept = ({ reserved, counted }: Fund, id: ContributionId): boolean => reserved.has(id) || counted.has(id);
const open = ({ goal, counted, reserved }: Fund): Cents =>
  cents(goal - sumCents(counted.values()) - sumCents(reserved.values()));

function reserveIn(fund: Fund, id: ContributionId, amount: Cents) {
  if (isKept(fund, id)) return DONE;
  if (fund.isGone || fund.isHidden) return NOT_FOUND;
  if (fund.payout) return PAYOUT_REQUESTED;
  if (open(fund) < amount) {
    const body = { ...problem('over_contribution', 'This fund takes less.'), remaining_amount: open(fund) };
    return { status: 409, body } as const;
  }
  fund.reserved.set(id, amount);
  return DONE;
}

function countIn(fund: Fund, id: ContributionId) {
  const reserved = fund.reserved.get(id);
  if (reserved === undefined) return NOT_FOUND;
  if (fund.payout) return PAYOUT_REQUESTED;
  fund.reserved.delete(id);
  fund.counted.set(id, reserved);
  return DONE;
}

function closeFor(fund: Fund, id: PayoutId) {
  const gross = sumCents(fund.counted.values());
  if (gross === 0) return { status: 409, body: problem('invalid_state', 'There is nothing to pay out.') } as const;
  fund.payout = { id, gross };
  return closedWith(gross);
}

/** Maya's funds in memory; amounts are taken one request at a time. */
export function createFakeFunds() {
  const funds = new Map<WishId, Fund>();

  const standing = (wishId: WishId): Fund | undefined => {
    const fund = funds.get(wishId);
    return fund?.isGone ? undefined : fund;
  };

  const routes = () =>
    implement(fundsInternalContract, {
      reserveContribution: async ({ body: { wishId, contributionId, amountCents } }) => {
        const fund = funds.get(wishId);
        return fund ? reserveIn(fund, contributionId, amountCents) : NOT_FOUND;
      },
      countContribution: async ({ body: { wishId, contributionId } }) => {
        if (funds.get(wishId)?.counted.has(contributionId)) return DONE;
        const fund = standing(wishId);
        return fund ? countIn(fund, contributionId) : NOT_FOUND;
      },
      releaseContribution: async ({ body: { wishId, contributionId } }) => {
        funds.get(wishId)?.reserved.delete(contributionId);
        funds.get(wishId)?.counted.delete(contributionId);
        return DONE;
      },
      closeFund: async ({ body: { wishId, payoutId } }) => {
        const earlier = funds.get(wishId)?.payout;
        if (earlier) return earlier.id === payoutId ? closedWith(earlier.gross) : PAYOUT_REQUESTED;
        const fund = standing(wishId);
        return fund ? closeFor(fund, payoutId) : NOT_FOUND;
      },
      reopenFund: async ({ body: { wishId, payoutId } }) => {
        const fund = funds.get(wishId);
        if (fund?.payout?.id === payoutId) fund.payout = undefined;
        return { status: 200, body: { fund: fund && !fund.isGone ? 'open' : 'gone' } };
      },
    });

  return {
    routes,
    add: (wishId: WishId, goal: Cents) => {
      funds.set(wishId, {
        goal,
        reserved: new Map(),
        counted: new Map(),
        payout: undefined,
        isGone: false,
        isHidden: false,
      });
    },
    /** How the fund looks on a page. */
    lookOf: (wishId: WishId): Partial<WishOnPage> => {
      const fund = funds.get(wishId);
      if (!fund) return {};
      const contributed = sumCents(fund.counted.values());
      return {
        title: 'Kiln for the studio',
        product_id: null,
        asin: null,
        fund: true,
        price: fund.goal,
        available_quantity: null,
        contributed_amount: contributed,
        remaining_amount: cents(fund.goal - contributed),
        payout_requested: fund.payout ? REQUESTED_AT : null,
      };
    },
    /** Its owner removes it for good. */
    remove: (wishId: WishId) => {
      const fund = funds.get(wishId);
      if (fund) fund.isGone = true;
    },
    hide: (wishId: WishId) => {
      const fund = funds.get(wishId);
      if (fund) fund.isHidden = true;
    },
    /** Nothing is kept of what was chipped in. */
    forget: (wishId: WishId) => {
      funds.get(wishId)?.reserved.clear();
      funds.get(wishId)?.counted.clear();
    },
    /** What the wishlists service says of the amounts. */
    states: (): FundState[] =>
      [...funds].map(([wishId, fund]) => ({
        wishId,
        goalCents: fund.goal,
        reservedCents: sumCents(fund.reserved.values()),
        contributedCents: sumCents(fund.counted.values()),
        payoutGrossCents: fund.payout?.gross ?? null,
      })),
  };
}
