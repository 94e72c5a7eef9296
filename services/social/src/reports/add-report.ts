import type { ReportedThing } from '@wishbow/contracts/reports-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type ReportReason, reasonsFor } from '@wishbow/domain/report-reasons';
import { findSaid, type SaidDeps } from '../comments/find-said.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { ReportRepository } from './report-repository.ts';

export interface ReportDeps extends SaidDeps {
  readonly people: PeopleDirectory;
  readonly reports: ReportRepository;
  readonly now: () => Date;
}

interface Report {
  readonly reporterId: UserId;
  readonly reported: ReportedThing;
  readonly reason: ReportReason;
  readonly note: string;
}

export type Reported =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'own' | 'no_such_reason' | 'already_reported' };

/** Tells those who run the site of something the reporter can see and that is not their own. */
export const addReport = (deps: ReportDeps) => {
  const findOwner = ownerOf(deps);
  return async ({ reporterId, reported, reason, note }: Report): Promise<Reported> => {
    const { kind, id: subjectId } = reported;
    const aboutId = await findOwner(reporterId, reported);
    if (!aboutId) return { ok: false, reason: 'not_found' };
    if (aboutId === reporterId) return { ok: false, reason: 'own' };
    if (!reasonsFor(kind).includes(reason)) return { ok: false, reason: 'no_such_reason' };
    const report = { reporterId, kind, subjectId, aboutId, reason, note, reportedAt: deps.now() };
    return (await deps.reports.add(report)) ? { ok: true } : { ok: false, reason: 'already_reported' };
  };
};

/** Whom a report is about; undefined for what the reporter cannot see. Somebody one has blocked can be reported all the same. */
const ownerOf =
  (deps: ReportDeps) =>
  async (reporterId: UserId, reported: ReportedThing): Promise<UserId | undefined> => {
    if (reported.kind === 'person') return (await deps.people.find(reported.id))?.id;
    if (reported.kind === 'comment') return (await findSaid(deps)(reporterId, reported.id))?.authorId;
    return (await deps.things.findWish(reporterId, reported.id))?.user.id;
  };
