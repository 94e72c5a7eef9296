import { invitationsContract } from '@wishbow/contracts/invitations-contract';
import { invitationEndsAt } from '@wishbow/domain/gift-invitation';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { unlessOut } from '../outages.ts';
import { refusalReply, refused } from '../refusals.ts';
import { claimGift } from './claim-gift.ts';
import { findGiver } from './find-giver.ts';
import { findInvitation } from './find-invitation.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1_000;
/** A link has 256 bits; what is limited is the trouble that guessing makes. */
const READ_LIMIT = { name: 'read-invitation', points: 60, windowMs: QUARTER_HOUR_MS };
const CLAIM_LIMIT = { name: 'claim-gift', points: 20, windowMs: QUARTER_HOUR_MS };

/** Gifts to invited people: looking at one uses nothing up, claiming it works once. */
export const invitationsRoutes = (deps: Dependencies): Router =>
  implement(invitationsContract, {
    getInvitation: async ({ body: { token }, request, response }) => {
      const verdict = await deps.limiter.consume(READ_LIMIT, callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      return unlessOut(deps, async () => {
        const order = await findInvitation(deps, token);
        if (!order) return refusalReply(refused('invalid_token').refusal);
        const expiresAt = invitationEndsAt(order.invitation.sentAt).toISOString();
        const giver = await findGiver(deps, order.buyerId);
        return { status: 200, body: { invitation: { from_user: giver, expires_at: expiresAt } } };
      });
    },
    claimGift: async ({ body, viewer, request, response }) => {
      const verdict = await deps.limiter.consume(CLAIM_LIMIT, callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      return unlessOut(deps, async () => {
        const claimed = await claimGift(deps, { ...body, viewerId: viewer.userId });
        if (claimed.ok) return { status: 200, body: {} };
        return 'answer' in claimed ? claimed.answer : refusalReply(claimed.refusal);
      });
    },
  });
