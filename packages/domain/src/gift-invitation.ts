import type { OrderState } from './order-state.ts';

/** So long a gift waits for somebody who was invited by e-mail (PRODUCT.md, "Invited e-mail"). */
export const INVITATION_DAYS = 14;

/** Card networks let a hold lapse after a week; by this day it is given back by us (RELIABILITY.md section 3). */
const HOLD_DAYS = 4;

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** What is known of an invitation besides its order. */
export interface Invitation {
  readonly sentAt: Date;
  readonly claimedAt: Date | null;
  readonly expiredAt: Date | null;
}

/** Until when the link of an invitation works. */
export const invitationEndsAt = (sentAt: Date): Date => daysAfter(sentAt, INVITATION_DAYS);

/** `withdrawn`: its giver cancelled the gift before anybody claimed it. */
export type InvitationStanding = 'waiting' | 'claimed' | 'expired' | 'withdrawn';

export function invitationStanding(status: OrderState, { claimedAt, expiredAt }: Invitation): InvitationStanding {
  if (claimedAt) return 'claimed';
  if (expiredAt) return 'expired';
  return status === 'processing' ? 'waiting' : 'withdrawn';
}

/** Whether the gift can be claimed with its link. */
export const isClaimable = (status: OrderState, invitation: Invitation, now: Date): boolean =>
  invitationStanding(status, invitation) === 'waiting' && now < invitationEndsAt(invitation.sentAt);

/** What is done with a gift that still waits: it ends after 14 days, its hold on a card goes back after 4. */
export type WaitingStep =
  | { readonly kind: 'expire' }
  | { readonly kind: 'let_hold_go' }
  | { readonly kind: 'wait'; readonly until: Date };

export function waitingStep({ sentAt, hasHold }: { sentAt: Date; hasHold: boolean }, now: Date): WaitingStep {
  const endsAt = invitationEndsAt(sentAt);
  if (now >= endsAt) return { kind: 'expire' };
  const holdEndsAt = daysAfter(sentAt, HOLD_DAYS);
  if (!hasHold) return { kind: 'wait', until: endsAt };
  return now >= holdEndsAt ? { kind: 'let_hold_go' } : { kind: 'wait', until: holdEndsAt };
}
