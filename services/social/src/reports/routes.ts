import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { fieldProblem, notFound, problem } from '@wishbow/contracts/problem';
import { reportsContract } from '@wishbow/contracts/reports-contract';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Router } from 'express';
import { addReport, type ReportDeps } from './add-report.ts';

/** Nobody comes across so much; whoever reports everything of somebody is slowed down. */
const REPORT_LIMIT = { name: 'report', points: 20, windowMs: 60 * 60 * 1_000 };

const REFUSALS = {
  not_found: { status: 404, body: notFound },
  own: { status: 403, body: problem('forbidden', 'This is your own.') },
  no_such_reason: { status: 422, body: fieldProblem({ reason: 'Please choose another reason.' }) },
  already_reported: {
    status: 409,
    body: problem('already_reported', 'You have reported this already. We will look at it.'),
  },
} as const;

/** Reports to those who run the site. */
export const reportRoutes = (deps: ReportDeps & { readonly limiter: RateLimiter }): Router => {
  const report = addReport(deps);
  return implement(reportsContract, {
    addReport: async ({ body, viewer: { userId: reporterId }, response }) => {
      const verdict = await deps.limiter.consume(REPORT_LIMIT, reporterId);
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const reported = await report({ reporterId, ...body });
      return reported.ok ? { status: 201, body: {} } : REFUSALS[reported.reason];
    },
  });
};
