import { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { type ReportedThing, reportsContract } from '@wishbow/contracts/reports-contract';
import { freshId, instantNow, summaryById, viewerOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;

/** Telling those who run the site of what should not be there. */
export const reportsMocks = mocked(reportsContract, (world) => ({
  addReport: ({ body: { reported, reason, note } }) => {
    const about = aboutOf(world, reported);
    if (!about) return missing;
    if (about.by === world.viewerId) return { status: 403, body: problem('forbidden', 'This is your own.') };
    const isOpen = world.office.reports.some(({ subject_id, state }) => subject_id === reported.id && state === 'open');
    if (isOpen) return { status: 409, body: problem('already_reported', 'You have reported this already.') };
    world.office.reports.unshift({
      id: freshId(world),
      kind: reported.kind,
      subject_id: reported.id,
      subject_text: about.text,
      subject_image: null,
      url: null,
      hidden: false,
      about: summaryById(world, about.by),
      reporter: summaryById(world, viewerOf(world).id),
      reason,
      note,
      state: 'open',
      reported_at: instantNow(),
      decided_at: null,
      open_count: 1,
    });
    return { status: 201, body: {} };
  },
}));

/** What becomes of it. */
export const adminReportsMocks = mocked(adminReportsContract, (world) => ({
  listReports: ({ query }) => {
    const { reports } = world.office;
    const shown = reports.filter(({ state, kind }) => state === query.state && kind === (query.kind ?? kind));
    const open_count = reports.filter(({ state }) => state === 'open').length;
    return { status: 200, body: { reports: shown, next_cursor: null, open_count } };
  },
  decideReports: ({ body }) => {
    const named = body.report_ids.map((id) => world.office.reports.find((report) => report.id === id));
    const reports = named.filter((report) => report !== undefined);
    if (reports.length < named.length) return missing;
    for (const report of reports) {
      report.state = body.decision === 'dismiss' || body.decision === 'restore' ? 'dismissed' : 'upheld';
      report.hidden = body.decision === 'hide';
      report.decided_at = instantNow();
    }
    return { status: 200, body: { decided_count: reports.length } };
  },
}));

/** Whose it is and how it is called; undefined where it is gone. */
function aboutOf(world: World, { kind, id }: ReportedThing): { by: string; text: string } | undefined {
  if (kind === 'wish') {
    const wish = world.wishes.find((row) => row.id === id);
    return wish && { by: wish.user_id, text: wish.title };
  }
  if (kind === 'comment') return world.comments.find((row) => row.id === id);
  const person = world.people.find((row) => row.id === id);
  return person && { by: person.id, text: person.username };
}
