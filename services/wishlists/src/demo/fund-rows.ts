import type { DemoContribution } from '@wishbow/demo/contributions';
import { demoId } from '@wishbow/demo/demo-id';
import type { DemoWish } from '@wishbow/demo/wishes';
import type { RecipientOf } from './taken-rows.ts';

/** What somebody of the demo community has chipped in. */
export const contributionRow =
  (recipientOf: RecipientOf) =>
  ({ id, wishId, giverId, amountCents, isPrivate, createdAt }: DemoContribution) => ({
    _id: id,
    wishId,
    contributorId: giverId,
    recipientId: recipientOf(wishId),
    amountCents,
    state: 'counted' as const,
    isPrivate,
    reservedAt: createdAt,
    countedAt: createdAt,
  });

/** That a fund was closed for its payout; none for all other wishes. */
export const fundPayoutRows = (wish: DemoWish) =>
  wish.kind === 'fund' && wish.payoutRequestedAt
    ? [
        {
          _id: wish.id,
          payoutId: demoId('payout', wish.key),
          grossCents: wish.contributedCents,
          requestedAt: wish.payoutRequestedAt,
        },
      ]
    : [];
