import type { LimitVerdict } from '@wishbow/cache/ephemeral';
import type { CustomItemToGive } from '@wishbow/contracts/custom-gifts';
import { ContributionId, type OrderId, type UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { cents } from '@wishbow/domain/money';
import type { TooMany } from '../cards/add-card.ts';
import { mayTryCard, mayTryCards } from '../cards/card-tries.ts';
import { findOwnCard } from '../cards/cardholder-repository.ts';
import { customItemFingerprint } from '../custom-gifts/custom-item-fingerprint.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OrderCardRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { begunAt } from '../work/due-work.ts';
import { answerForContribution, type Confirmed, confirmContribution } from './confirm-contribution.ts';
import type { ContributionRow } from './contribution-model.ts';
import {
  addContribution,
  findContribution,
  findOpenContribution,
  removeContribution,
} from './contribution-repository.ts';
import { contributionView } from './contribution-view.ts';
import { takeMoney } from './take-money.ts';

export interface ContributionToMake {
  /** Made with the request; the contribution is called the same. */
  readonly id: OrderId;
  readonly contributorId: UserId;
  readonly item: CustomItemToGive;
  readonly wish: WishOnPage;
  readonly ip: string | undefined;
}

type Contributed =
  | Confirmed
  | Refused<'amount_required' | 'credit_card_required' | 'card_not_found' | 'in_progress'>
  | TooMany;

/**
 * Chips in to a fund by card and by nothing else: writes down what is meant, keeps the amount free, holds it on the
 * card, counts it, takes it. Whatever a crash cuts short, the worker finishes.
 */
export async function contribute(deps: Dependencies, toMake: ContributionToMake): Promise<Contributed> {
  const { connection } = deps;
  const earlier = await findContribution(connection, ContributionId.parse(toMake.id));
  if (earlier) return answerForEarlier(deps, earlier);
  const agreed = await agree(deps, toMake);
  if (!agreed.ok) return agreed;
  const { contribution } = agreed;
  const answer = await addInPlaceOfAsked(deps, contribution);
  if (answer) return answer;
  deps.pass('after_contribution_row');
  // Counted once it is there: whoever clicks twice has chipped in once.
  const verdict = await mayTry(deps, toMake, agreed.fingerprint);
  if (!verdict.isAllowed) {
    await removeContribution(connection, contribution);
    return { ok: false, retryAfterMs: verdict.retryAfterMs };
  }
  const taken = await takeMoney(deps, contribution);
  if (!taken.ok) return taken;
  return { ok: true, contribution: contributionView(taken.contribution) };
}

async function mayTry(
  deps: Dependencies,
  { contributorId: userId, ip }: ContributionToMake,
  cardFingerprint: string | undefined,
): Promise<LimitVerdict> {
  const verdict = await mayTryCards(deps, 'contribute', { userId, ip });
  return verdict.isAllowed ? mayTryCard(deps, 'contribute', cardFingerprint) : verdict;
}

/** One that waits for the giver's bank is asked about again. */
const answerForEarlier = (deps: Dependencies, earlier: ContributionRow): Promise<Confirmed> | Confirmed =>
  isWaiting(earlier)
    ? confirmContribution(deps, { userId: earlier.contributorId, id: earlier._id, givesUp: false })
    : answerForContribution(earlier);

const isWaiting = ({ state, askedIntentId }: ContributionRow): boolean => state === 'open' && Boolean(askedIntentId);

/**
 * Writes the contribution down. One of the same giver to the same fund that waits for their bank is asked about again, or
 * makes room where they want it otherwise by now.
 * @returns what to answer when it cannot be.
 */
async function addInPlaceOfAsked(
  deps: Dependencies,
  contribution: ContributionRow & { readonly intentKey: string },
): Promise<Contributed | undefined> {
  const { connection } = deps;
  if (await addContribution(connection, contribution)) return undefined;
  const { intentKey, fingerprint } = contribution;
  const open = await findOpenContribution(connection, intentKey);
  if (!open || !isWaiting(open)) return refused('in_progress');
  if (open.fingerprint === fingerprint) return answerForEarlier(deps, open);
  await confirmContribution(deps, { userId: open.contributorId, id: open._id, givesUp: true });
  return (await addContribution(connection, contribution)) ? undefined : refused('in_progress');
}

type Agreed =
  | {
      readonly ok: true;
      readonly contribution: ContributionRow & { readonly intentKey: string };
      /** Of the card. */
      readonly fingerprint: string | undefined;
    }
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
  return {
    ok: true,
    contribution: contributionOf(deps, toMake, item.contribution, card),
    fingerprint: own.fingerprint,
  };
}

function contributionOf(
  { now, pace }: Dependencies,
  { id, contributorId, item, wish }: ContributionToMake,
  dollars: number,
  card: OrderCardRow,
): ContributionRow & { readonly intentKey: string } {
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
