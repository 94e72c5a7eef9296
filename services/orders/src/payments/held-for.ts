import { ContributionId, OrderId } from '@wishbow/contracts/wire-types';
import type { HeldFor } from './payments.ts';

/** What an object on the card processor's books is for, as we told it. */
export function heldFor(metadata: Readonly<Record<string, string>> | null | undefined): HeldFor | undefined {
  const orderId = OrderId.safeParse(metadata?.order_id).data;
  const contributionId = ContributionId.safeParse(metadata?.contribution_id).data;
  return (orderId && { orderId }) ?? (contributionId && { contributionId });
}
