import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { PersonSummary } from './people.ts';
import { Problem } from './problem.ts';
import { Instant, UserId } from './wire-types.ts';

const aboutThem = z.strictObject({ blockedUserId: UserId });

/** Somebody one has blocked. */
export const BlockedPerson = z.object({ user: PersonSummary, blocked_at: Instant });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** Having nothing to do with somebody any more, in both directions. Nobody is told who has blocked them. */
export const blocksContract = {
  blockUser: defineEndpoint({
    id: 'blockUser',
    method: 'POST',
    path: '/api/blockUser',
    service: 'social',
    audience: 'user',
    body: aboutThem,
    responses: { 200: z.object({}), 403: Problem, 404: Problem },
  }),
  unblockUser: defineEndpoint({
    id: 'unblockUser',
    method: 'POST',
    path: '/api/unblockUser',
    service: 'social',
    audience: 'user',
    body: aboutThem,
    responses: { 200: z.object({}) },
  }),
  getBlockedUsers: defineEndpoint({
    id: 'getBlockedUsers',
    method: 'POST',
    path: '/api/getBlockedUsers',
    service: 'social',
    audience: 'user',
    body: z.strictObject({}),
    responses: { 200: z.object({ blocked: z.array(BlockedPerson) }) },
  }),
};
