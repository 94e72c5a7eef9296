import * as z from 'zod';
import { AdminReason } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import { PersonSummary } from './people.ts';
import { Problem } from './problem.ts';
import { ReportReason } from './reports-contract.ts';
import { Cursor, Instant, PictureAddress, ReportId } from './wire-types.ts';

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;

/** A report as admins see it, with what it is about as that is now. */
export const AdminReport = z.object({
  id: ReportId,
  kind: z.enum(['person', 'wish', 'comment']),
  subject_id: z.string(),
  /** What was said, how the wish is called, or who it is; null where it is gone. */
  subject_text: z.string().nullable(),
  subject_image: PictureAddress.nullable(),
  /** Where it stands, for a look. */
  url: z.string().nullable(),
  /** Whether it is out of everybody's sight. */
  hidden: z.boolean(),
  /** Who it is, whose wish it is, or who said it. */
  about: PersonSummary.nullable(),
  reporter: PersonSummary.nullable(),
  reason: ReportReason,
  note: z.string(),
  state: z.enum(REPORT_STATES),
  reported_at: Instant,
  decided_at: Instant.nullable(),
  /** How many wait about the same thing, this one too. */
  open_count: z.int().nonnegative(),
});
export type AdminReport = z.infer<typeof AdminReport>;

/** `hide` takes a wish or a comment out of sight, `uphold` agrees about a person, who is suspended among people. */
export const REPORT_DECISIONS = ['hide', 'restore', 'uphold', 'dismiss'] as const;

/** What people have reported, and what becomes of it. */
export const adminReportsContract = {
  listReports: defineEndpoint({
    id: 'listReports',
    method: 'GET',
    path: '/api/admin/reports',
    service: 'social',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({
      state: z.enum(REPORT_STATES).default('open'),
      kind: z.enum(['person', 'wish', 'comment']).optional(),
      cursor: Cursor.optional(),
    }),
    responses: {
      200: z.object({
        reports: z.array(AdminReport),
        next_cursor: Cursor.nullable(),
        open_count: z.int().nonnegative(),
      }),
    },
  }),
  /** Decides all open reports of the things named; all or nothing. */
  decideReports: defineEndpoint({
    id: 'decideReports',
    method: 'POST',
    path: '/api/admin/reports/decide',
    service: 'social',
    audience: 'admin',
    body: z.strictObject({
      report_ids: z.array(ReportId).min(1).max(50),
      decision: z.enum(REPORT_DECISIONS),
      reason: AdminReason,
    }),
    responses: {
      200: z.object({ decided_count: z.int().nonnegative() }),
      404: Problem,
      /** `not_hideable`: people are not hidden but suspended. `already_decided`: nothing of it waits any more. */
      409: Problem,
      422: Problem,
    },
  }),
};
