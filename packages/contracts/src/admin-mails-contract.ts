import * as z from 'zod';
import { AdminReason } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import { PersonSummary } from './people.ts';
import { Problem } from './problem.ts';
import { Instant } from './wire-types.ts';

export const MAIL_STATES = ['waiting', 'sent', 'dead'] as const;

/** A mail of the outbox; never what is in it. */
export const AdminMail = z.object({
  /** The effect key: what it is about. */
  id: z.string(),
  /** What it is: "password_reset". */
  kind: z.string(),
  state: z.enum(MAIL_STATES),
  /** Whom it is to, where that is somebody with an account. */
  to_user: PersonSummary.nullable(),
  /** The address of somebody without one. */
  to_email: z.string().nullable(),
  attempts: z.int().nonnegative(),
  /** When it is tried next, while it waits. */
  next_attempt_at: Instant.nullable(),
  last_error: z.string().nullable(),
  created_at: Instant,
});
export type AdminMail = z.infer<typeof AdminMail>;

/** What became of the mails of the site. */
export const adminMailsContract = {
  listMails: defineEndpoint({
    id: 'listMails',
    method: 'GET',
    path: '/api/admin/mails',
    service: 'accounts',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({ state: z.enum(MAIL_STATES).optional(), cursor: z.string().max(400).optional() }),
    responses: {
      200: z.object({
        mails: z.array(AdminMail),
        next_cursor: z.string().nullable(),
        counts: z.record(z.enum(MAIL_STATES), z.int().nonnegative()),
      }),
    },
  }),
  /** Dead ones begin anew, waiting ones are tried at once; sent ones stay sent. */
  retryMails: defineEndpoint({
    id: 'retryMails',
    method: 'POST',
    path: '/api/admin/mails/retry',
    service: 'accounts',
    audience: 'admin',
    body: z.strictObject({ mail_ids: z.array(z.string().max(300)).min(1).max(100), reason: AdminReason }),
    responses: { 200: z.object({ retried_count: z.int().nonnegative() }), 422: Problem },
  }),
};
