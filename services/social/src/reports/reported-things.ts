import { hrefOf } from '@wishbow/contracts/routes';
import { CommentId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { CommentRepository } from '../comments/comment-repository.ts';
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

/** Looks at a wish with the eyes of its owner: an admin has to see what they decide about, also on a private list. */
export const findReported = ({ comments, people, things }: Deps): FindReported => {
  const find: Record<Report['kind'], (report: ReportedSubject) => Promise<Reported | undefined>> = {
    person: async ({ subjectId }) => {
      const person = (await people.records([UserId.parse(subjectId)])).get(UserId.parse(subjectId));
      if (!person) return undefined;
      const { name, username, details, isSuspended = false } = person;
      const url = hrefOf('profile', { username });
      return { text: `${name} @${username}`, image: details.avatar, url, isHidden: isSuspended };
    },
    comment: async ({ subjectId }) => {
      const comment = await comments.find(CommentId.parse(subjectId));
      if (!comment) return undefined;
      const url = comment.kind === 'wish' ? itemHref(comment.thingId) : `${hrefOf('item')}?product=${comment.thingId}`;
      return { text: comment.text, image: null, url, isHidden: comment.hiddenAt !== null };
    },
    wish: async ({ subjectId, aboutId, state }) => {
      const wish = await things.findWish(aboutId, WishId.parse(subjectId));
      if (!wish) return undefined;
      return { text: wish.title, image: wish.image, url: itemHref(wish.id), isHidden: state === 'upheld' };
    },
  };
  return async (reports) => {
    const found = await Promise.all(
      reports.map(async (report) => [report.subjectId, await find[report.kind](report)] as const),
    );
    return new Map(found.flatMap(([id, reported]) => (reported ? [[id, reported] as const] : [])));
  };
};
