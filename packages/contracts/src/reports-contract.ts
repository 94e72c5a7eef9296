import { LONGEST_REPORT_NOTE, REPORT_REASON_CODES } from '@wishbow/domain/report-reasons';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { CommentId, longText, UserId, WishId } from './wire-types.ts';

export const ReportReason = z.enum(REPORT_REASON_CODES);

/** What is reported: a person, a wish, or something that was said. */
export const ReportedThing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), id: UserId }),
  z.strictObject({ kind: z.literal('wish'), id: WishId }),
  z.strictObject({ kind: z.literal('comment'), id: CommentId }),
]);
export type ReportedThing = z.infer<typeof ReportedThing>;

/** Telling those who run the site of what should not be there. */
export const reportsContract = {
  addReport: defineEndpoint({
    id: 'addReport',
    method: 'POST',
    path: '/api/addReport',
    service: 'social',
    audience: 'user',
    body: z.strictObject({
      reported: ReportedThing,
      reason: ReportReason,
      note: longText(LONGEST_REPORT_NOTE).default(''),
    }),
    responses: {
      201: z.object({}),
      /** One's own. */
      403: Problem,
      404: Problem,
      /** `already_reported`: it waits to be looked at. */
      409: Problem,
      422: Problem,
      429: Problem,
    },
  }),
};
