import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import { hrefOf } from '@wishbow/contracts/routes';
import { CommentId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { CommentRepository, StoredComment } from '../comments/comment-repository.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { SeenThings } from '../things/seen-things.ts';
import type { Report } from './report-repository.ts';

/** What a report is about, as it is now. */
export interface Reported {
  readonly text: string;
  readonly image: string | null;
  readonly url: string;
  readonly isHidden: boolean;
}

/** By subject; what is gone is left out. */
export type FindReported = (reports: readonly ReportedSubject[]) => Promise<ReadonlyMap<string, Reported>>;

type ReportedSubject = Pick<Report, 'kind' | 'subjectId' | 'aboutId' | 'state'>;

interface Deps {
  readonly comments: CommentRepository;
  readonly people: PeopleDirectory;
  readonly things: SeenThings;
}

const itemHref = (id: string) => `${hrefOf('item')}?id=${id}`;

/** What one report shows, once all that a page is about was asked for together. */
type Find = (report: ReportedSubject) => Reported | undefined;

const idsOf = <Id extends string>(reports: readonly ReportedSubject[], schema: { parse(id: string): Id }): Id[] =>
  reports.map(({ subjectId }) => schema.parse(subjectId));

async function findPeople({ people }: Deps, reports: readonly ReportedSubject[]): Promise<Find> {
  const found = new Map<string, PersonRecord>(await people.records(idsOf(reports, UserId)));
  return ({ subjectId }) => {
    const person = found.get(subjectId);
    if (!person) return undefined;
    const { name, username, details, isSuspended = false } = person;
    const url = hrefOf('profile', { username });
    return { text: `${name} @${username}`, image: details.avatar, url, isHidden: isSuspended };
  };
}

async function findComments({ comments }: Deps, reports: readonly ReportedSubject[]): Promise<Find> {
  const listed = await comments.listByIds(idsOf(reports, CommentId));
  const found = new Map<string, StoredComment>(listed.map((comment) => [comment.id, comment]));
  return ({ subjectId }) => {
    const comment = found.get(subjectId);
    if (!comment) return undefined;
    const url = comment.kind === 'wish' ? itemHref(comment.thingId) : `${hrefOf('item')}?product=${comment.thingId}`;
    return { text: comment.text, image: null, url, isHidden: comment.hiddenAt !== null };
  };
}

/** With the eyes of the owner of each: an admin has to see what they decide about, also on a private list. */
async function findWishes({ things }: Deps, reports: readonly ReportedSubject[]): Promise<Find> {
  const byOwner = [...Map.groupBy(reports, ({ aboutId }) => aboutId)];
  const listed = await Promise.all(byOwner.map(([ownerId, own]) => things.listWishes(ownerId, idsOf(own, WishId))));
  const found = new Map<string, WishOnPage>(listed.flatMap((wishes) => [...wishes]));
  return ({ subjectId, state }) => {
    const wish = found.get(subjectId);
    if (!wish) return undefined;
    return { text: wish.title, image: wish.image, url: itemHref(wish.id), isHidden: state === 'upheld' };
  };
}

/** One question per kind of thing, of wishes one per owner, however many reports. */
export const findReported =
  (deps: Deps): FindReported =>
  async (reports) => {
    const of = (kind: Report['kind']) => reports.filter((report) => report.kind === kind);
    const [person, comment, wish] = await Promise.all([
      findPeople(deps, of('person')),
      findComments(deps, of('comment')),
      findWishes(deps, of('wish')),
    ]);
    const find: Record<Report['kind'], Find> = { person, comment, wish };
    return new Map(
      reports.flatMap((report) => {
        const reported = find[report.kind](report);
        return reported ? [[report.subjectId, reported] as const] : [];
      }),
    );
  };
