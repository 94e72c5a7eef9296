import * as z from 'zod';
import { PersonSummary } from './people.ts';
import { RelationshipId, UserId } from './wire-types.ts';

/** Somebody follows somebody: waiting while `approved` is false. */
export const Relationship = z.object({
  id: RelationshipId,
  approved: z.boolean(),
  follower_user: PersonSummary,
  followed_user: PersonSummary,
  followed_user_id: UserId,
  birthday_reminder: z.boolean(),
  /** 1 approved, 0 requested, null none. */
  address_request_approved: z.union([z.literal(1), z.literal(0), z.null()]),
});
export type Relationship = z.infer<typeof Relationship>;
