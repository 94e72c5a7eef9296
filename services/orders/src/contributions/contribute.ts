import type { CustomItemToGive, OwnContribution } from '@wishbow/contracts/custom-gifts';
import { ContributionId, type OrderId, type UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { cents } from '@wishbow/domain/money';
import { findOwnCard } from '../cards/cardholder-repository.ts';
import { customItemFingerprint } from '../custom-gifts/custom-item-fingerprint.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OrderCardRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { begunAt } from '../work/due-work.ts';
import type { ContributionRow } from './contribution-model.ts';
import { type ContributionRefused, failureRefusal } from './contribution-refusals.ts';
import { addContribution, findContribution } from './contribution-repository.ts';
import { contributionView } from './contribution-view.ts';
import { takeMoney } from './take-money.ts';

/** Thieves try stolen cards with a dollar each (RELIABILITY.md row 41). */
const CONTRIBUTION_LIMIT = { name: 'contribute', points: 10, windowMs: 60 * 60 * 1_000 };

export interface ContributionToMake {
  /** Made with the request; the contribution is called the same. */
  readonly id: OrderId;
  readonly contributorId: UserId;
  readonly item: CustomItemToGive;
  readonly wish: WishOnPage;
}

type TooMany = { readonly ok: false; readonly retryAfterMs: number };
type Contributed =
  | { readonly ok: true; readonly contribution: OwnContribution }
  | Refused<'amount_required' | 'credit_card_required' | 'card_not_found' | 'in_progress'>
  | ContributionRefused
  | TooMany;

/**
 * Chips in to a fund by card and by nothing else: writes down what is meant, keeps the amount free, holds it on the
 * card, counts it, takes it. Whatever a crash cuts short, the worker finishes.
 */
export async function contribute(deps: Dependencies, toMake: ContributionToMake): Promise<Contributed> {
  const { connection } = deps;
  const earlier = await findContribution(connection, ContributionId.parse(toMake.id));
  if (earlier) return answerFor(earlier);
  const agreed = await agree(deps, toMake);
  if (!agreed.ok) return agreed;
  const verdict = await deps.limiter.consume(CONTRIBUTION_LIMIT, toMake.contributorId);
  if (!verdict.isAllowed) return { ok: false, retryAfterMs: verdict.retryAfterMs };
  const { contribution } = agreed;
  if (!(await addContribution(connection, contribution))) return refused('in_progress');
  deps.pass('after_contribution_row');
  const taken = await takeMoney(deps, contribution);
  return taken.ok ? { ok: true, contribution: contributionView(taken.contribution) } : taken;
}

function answerFor(earlier: ContributionRow): Contributed {
  if (earlier.state === 'open') return refused('in_progress');
  if (earlier.state === 'refused') return failureRefusal(earlier);
  return { ok: true, contribution: contributionView(earlier) };
}

type Agreed =
  | { readonly ok: true; readonly contribution: ContributionRow }
  | Refused<'amount_required' | 'credit_card_required' | 'card_not_found'>
  | Refused<'payout_requested'>;

/** Checks everything that can be checked before anything is taken. */
async function agree(deps: Dependencies, toMake: ContributionToMake): Promise<Agreed> {
  const { contributorId, item, wish } = toMake;
  if (!item.contribution) return refused('amount_required');
  if (!item.card_id) return refused('credit_card_required');
  if (wish.payout_requested) return refused('payout_requested');
  const own = await findOwnCard(deps.connection, contributorId, item.card_id);
  if (!own) return refused('card_not_found');
  const { id, customerId, brand, last4 } = own;
  const card = { id, customerId, brand, last4 };
  return { ok: true, contribution: contributionOf(deps, toMake, item.contribution, card) };
}

function contributionOf(
  { now, pace }: Dependencies,
  { id, contributorId, item, wish }: ContributionToMake,
  dollars: number,
  card: OrderCardRow,
): ContributionRow {
  const createdAt = now();
  return {
    _id: ContributionId.parse(id),
    wishId: wish.id,
    contributorId,
    recipientId: wish.user_id,
    title: wish.title,
    image: wish.image,
    amountCents: cents(dollars * 100),
    message: item.message,
    isPrivate: item.private,
    card,
    state: 'open',
    isFundGone: false,
    paymentIntentId: null,
    failure: null,
    intentKey: `${contributorId}:${wish.id}`,
    fingerprint: customItemFingerprint(item),
    createdAt,
    ...begunAt(createdAt, pace.leaseMs),
  };
}
