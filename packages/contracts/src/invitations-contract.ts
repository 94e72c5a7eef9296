import * as z from 'zod';
import { AddressProblem, TypedAddress } from './accounts-contract.ts';
import { LinkToken } from './credentials-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { PersonSummary } from './people.ts';
import { Problem } from './problem.ts';
import { Instant, shortText } from './wire-types.ts';

/** Who a gift is from, and nothing of what it is. */
const Invitation = z.object({
  from_user: PersonSummary.pick({ name: true, firstName: true, details: true }),
  expires_at: Instant,
});

/** Somebody without an account, and where they live. Their giver is told neither. */
const InvitedPerson = z.strictObject({
  firstName: shortText(40, 'Please enter your first name.'),
  lastName: shortText(40, 'Please enter your last name.'),
  details: TypedAddress,
});

/** Gifts to people who were invited by e-mail. Only the link in their mail opens them, once (RELIABILITY.md row 98). */
export const invitationsContract = {
  /** Reads the invitation; the link works as before. 422 `invalid_token`: it was used, has expired, or never was. */
  getInvitation: defineEndpoint({
    id: 'getInvitation',
    method: 'POST',
    path: '/api/getInvitation',
    service: 'orders',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ token: LinkToken }),
    responses: { 200: z.object({ invitation: Invitation }), 422: Problem, 429: Problem, 503: Problem },
  }),
  /** Uses the link up. Without `recipient` the gift goes to the own address of whoever is signed in. */
  claimGift: defineEndpoint({
    id: 'claimGift',
    method: 'POST',
    path: '/api/claimGift',
    service: 'orders',
    audience: 'public',
    body: z.strictObject({ token: LinkToken, recipient: InvitedPerson.nullish() }),
    responses: {
      200: z.object({}),
      /** `self_gift`: nobody claims what they have given. */
      403: Problem,
      /** `invalid_token`, `no_address`, or what is wrong with the address. */
      422: AddressProblem,
      429: Problem,
      /** `verification_unavailable`: this says nothing about the address. */
      503: Problem,
    },
  }),
};
