import { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { ReportId, type UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { listAudit } from '@wishbow/service/audit/list-audit';
import type { Router } from 'express';
import type { PeopleDirectory } from '../people/people-directory.ts';
import { type DecideDeps, decideReports } from './decide-reports.ts';
import type { Report } from './report-repository.ts';

const PAGE = 30;

const REFUSALS = {
  not_found: { status: 404, body: notFound },
  not_hideable: {
    status: 409,
    body: problem('not_hideable', 'This cannot be decided so. People are suspended among People.'),
  },
  already_decided: {
    status: 409,
    body: problem('already_decided', 'Another admin has decided this meanwhile. Close this to see how.'),
  },
} as const;

export type AdminReportDeps = DecideDeps & { readonly people: PeopleDirectory };

/** What people have reported as admins see it, and what they decide. */
export const adminReportRoutes = (deps: AdminReportDeps): Router => {
  const { connection, people, reports, findReported } = deps;
  const decide = decideReports(deps);

  const show = async (page: readonly Report[]) => {
    const everybody = page.flatMap(({ reporterId, aboutId }): UserId[] => [reporterId, aboutId]);
    const [summaries, things, openCounts] = await Promise.all([
      people.summaries(everybody),
      findReported(page),
      reports.countOpenOf(page),
    ]);
    return page.map((report) => {
      const { id, kind, subjectId, aboutId, reporterId, reason, note, state, reportedAt, decidedAt } = report;
      const thing = things.get(subjectId);
      return {
        id,
        kind,
        subject_id: subjectId,
        subject_text: thing?.text ?? null,
        subject_image: thing?.image ?? null,
        url: thing?.url ?? null,
        hidden: thing?.isHidden ?? false,
        about: summaries.get(aboutId) ?? null,
        reporter: summaries.get(reporterId) ?? null,
        reason,
        note,
        state,
        reported_at: reportedAt.toISOString(),
        decided_at: decidedAt?.toISOString() ?? null,
        open_count: openCounts.get(subjectId) ?? 0,
      };
    });
  };

  return implement(
    { ...adminReportsContract, listSocialAudit: auditInternalContract.listSocialAudit },
    {
      listReports: async ({ query: { state, kind, cursor } }) => {
        const before = ReportId.safeParse(cursor).data;
        const [page, openCount] = await Promise.all([
          reports.list({ state, ...(kind && { kind }) }, before, PAGE),
          reports.countOpen(),
        ]);
        const last = page.length < PAGE ? undefined : page.at(-1);
        return {
          status: 200,
          body: { reports: await show(page), next_cursor: last?.id ?? null, open_count: openCount },
        };
      },
      decideReports: async ({ viewer: { userId: adminId }, body: { report_ids: reportIds, decision, reason } }) => {
        const decided = await decide({ adminId, reportIds, decision, reason });
        return decided.ok ? { status: 200, body: { decided_count: decided.count } } : REFUSALS[decided.reason];
      },
      listSocialAudit: async ({ body }) => ({ status: 200, body: await listAudit(connection, body) }),
    },
  );
};
