import * as z from 'zod';
import { UserId } from './wire-types.ts';

/** What every page needs of the signed-in person: a part of the answer of `GET /api/me`. */
export const SessionUser = z.object({
  id: UserId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** 2 is an admin. */
  user_role_id: z.int(),
  details: z.object({ avatar: z.string().nullable() }),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Written into every page by the BFF, as JSON in the element `wishbow-session`. */
export const PageSession = z.object({ user: SessionUser.nullable() });
export type PageSession = z.infer<typeof PageSession>;
