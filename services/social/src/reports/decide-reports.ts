import { randomUUID } from 'node:crypto';
import type { REPORT_DECISIONS } from '@wishbow/contracts/admin-reports-contract';
import type { AuditAction } from '@wishbow/contracts/audit';
import type { ReportId } from '@wishbow/contracts/wire-types';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { type HideCommentDeps, hideComment } from './hide-comment.ts';
import type { Report, ReportChange, ReportRepository } from './report-repository.ts';
import type { FindReported } from './reported-things.ts';

export interface DecideDeps extends HideCommentDeps {
  readonly connection: Connection;
  readonly reports: ReportRepository;
  readonly findReported: FindReported;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
  readonly now: () => Date;
}

type Decision = (typeof REPORT_DECISIONS)[number];

interface Rule {
  readonly kinds: readonly Report['kind'][];
  readonly from: ReportChange['from'];
  readonly to: ReportChange['to'];
  readonly action: AuditAction;
  readonly text: string;
}

/** What each decision may be about, and what becomes of the reports by it. */
const RULES: Readonly<Record<Decision, Rule>> = {
  hide: {
    kinds: ['wish', 'comment'],
    from: ['open', 'dismissed'],
    to: 'upheld',
    action: 'content_hidden',
    text: 'Taken out of sight',
  },
  restore: {
    kinds: ['wish', 'comment'],
    from: ['upheld'],
    to: 'dismissed',
    action: 'content_restored',
    text: 'Put back in sight',
  },
  uphold: { kinds: ['person'], from: ['open'], to: 'upheld', action: 'report_upheld', text: 'Report upheld' },
  dismiss: {
    kinds: ['person', 'wish', 'comment'],
    from: ['open'],
    to: 'dismissed',
    action: 'report_dismissed',
    text: 'Report dismissed',
  },
};

interface Judgement extends AdminAct {
  readonly reportIds: readonly ReportId[];
  readonly decision: Decision;
}

export type Decided =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly reason: 'not_found' | 'not_hideable' | 'already_decided' };

/**
 * Decides all that was reported of the things that some reports are about, each once, all or nothing. Those concerned
 * are told by an event; a wish comes out of sight by it as well, in wishlists. Of two admins one decides.
 */
export const decideReports =
  (deps: DecideDeps) =>
  async ({ reportIds, decision, ...why }: Judgement): Promise<Decided> => {
    const named = await deps.reports.listByIds(reportIds);
    if (named.length < new Set(reportIds).size) return { ok: false, reason: 'not_found' };
    if (named.some(({ kind }) => !RULES[decision].kinds.includes(kind))) return { ok: false, reason: 'not_hideable' };
    const subjects = [...new Map(named.map((report) => [`${report.kind} ${report.subjectId}`, report])).values()];
    const found = await deps.findReported(subjects);
    const count = await inTransaction(deps.connection, async (session) => {
      let decided = 0;
      for (const report of subjects) {
        const name = found.get(report.subjectId)?.text ?? null;
        decided += await decideOne(deps, { report, name, decision, ...why }, session);
      }
      return decided;
    });
    if (count === 0) return { ok: false, reason: 'already_decided' };
    deps.wakeRelay();
    return { ok: true, count };
  };

interface OneJudgement extends AdminAct {
  readonly report: Report;
  /** What it is called; null where it is gone. */
  readonly name: string | null;
  readonly decision: Decision;
}

/** @returns how many reporters wait no longer. */
async function decideOne(
  deps: DecideDeps,
  { report, name, decision, ...why }: OneJudgement,
  session: ClientSession,
): Promise<number> {
  const { connection, reports } = deps;
  const { kind, subjectId, aboutId } = report;
  const { from, to, action, text } = RULES[decision];
  const now = deps.now();
  const reporterIds = await reports.decide(report, { from, to, at: now }, session);
  if (reporterIds.length === 0) return 0;
  const comment = kind === 'comment' ? await hideComment(deps, subjectId, isHidden(decision), session) : undefined;
  const isChanged = (decision === 'hide' || decision === 'restore') && (kind === 'wish' || comment !== undefined);
  const title = kind === 'wish' ? name : null;
  const payload = {
    kind,
    subjectId,
    aboutId,
    thingId: comment?.thingId ?? null,
    reporterIds,
    decision,
    isChanged,
    title,
  };
  await recordEvent(connection, session, { type: 'social.content_judged', aggregateId: subjectId, payload, now });
  const subject = { kind, id: subjectId, name: (name ?? 'Gone').slice(0, 100) };
  await recordAudit(connection, session, { id: `${action}:${randomUUID()}`, action, text, subject, ...why, now });
  return reporterIds.length;
}

const isHidden = (decision: Decision): boolean | undefined =>
  decision === 'hide' || (decision === 'restore' ? false : undefined);
