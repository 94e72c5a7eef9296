import { CommentId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import type { CommentRepository, StoredComment } from '../comments/comment-repository.ts';
import { announceTags } from '../comments/comment-tags.ts';
import { storedThing } from '../things/stored-thing.ts';
import type { TallyRepository } from '../things/tally-repository.ts';

export interface HideCommentDeps {
  readonly connection: Connection;
  readonly comments: CommentRepository;
  readonly tallies: TallyRepository;
  readonly now: () => Date;
}

/**
 * Takes what somebody said out of sight, or puts it back; it keeps its place. The counts of what people said stay as
 * they are, as they do where one person has blocked another: a page is shorter.
 * @param isHidden undefined: neither.
 * @returns the comment where this changed anything.
 */
export async function hideComment(
  deps: HideCommentDeps,
  subjectId: string,
  isHidden: boolean | undefined,
  session: ClientSession,
): Promise<StoredComment | undefined> {
  const { comments, tallies } = deps;
  const now = deps.now();
  const comment = await comments.find(CommentId.parse(subjectId), session);
  if (!comment || isHidden === undefined || (comment.hiddenAt !== null) === isHidden) return undefined;
  await comments.setHidden(comment.id, isHidden ? now : null, session);
  // Writes of one thing wait for each other here, so that its hashtags are told as they are in the end.
  await tallies.add(comment.thingId, { editCount: 1 }, session);
  const thing = storedThing(comment.kind, comment.thingId);
  await announceTags(deps, session, { thing, changed: comment.tags, now });
  return comment;
}
