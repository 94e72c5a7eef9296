import type { Thing } from '@wishbow/contracts/things';
import type { CommentId, UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { BlockRepository } from '../blocks/block-repository.ts';
import { findThing } from '../things/find-thing.ts';
import { inTurn } from '../things/in-turn.ts';
import type { SeenThings } from '../things/seen-things.ts';
import { storedThing } from '../things/stored-thing.ts';
import type { Tally, TallyRepository } from '../things/tally-repository.ts';
import type { CommentRepository, StoredComment } from './comment-repository.ts';
import { announceTags, tagsOfComment } from './comment-tags.ts';
import { findSaid } from './find-said.ts';

export interface CommentDeps {
  readonly connection: Connection;
  readonly blocks: BlockRepository;
  readonly comments: CommentRepository;
  readonly tallies: TallyRepository;
  readonly things: SeenThings;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
  readonly now: () => Date;
}

interface Said {
  readonly authorId: UserId;
  readonly text: string;
}

export interface AddedComment {
  readonly comment: StoredComment;
  readonly tally: Tally;
}

/** Says something of a wish or a product. @returns undefined where it is hidden or gone. */
export const addComment =
  (deps: CommentDeps) =>
  async (thing: Thing, { authorId, text }: Said): Promise<AddedComment | undefined> => {
    const { connection, comments, tallies, things, wakeRelay } = deps;
    const found = await findThing(things, authorId, thing);
    if (!found) return undefined;
    const now = deps.now();
    const tags = tagsOfComment(text);
    const added = await inTurn(connection, async (session) => {
      const tally = await tallies.add(thing.thingId, { commentCount: 1, nextPosition: 1 }, session);
      const position = tally.nextPosition - 1;
      const comment = await comments.add(
        { ...thing, parentId: null, authorId, text, tags, position, createdAt: now },
        session,
      );
      const ownerId = found.kind === 'wish' ? found.wish.user.id : null;
      const aggregateId = thing.thingId;
      const payload = { commentId: comment.id, thingId: thing.thingId, ownerId, authorId };
      await recordEvent(connection, session, { type: 'social.comment_added', aggregateId, payload, now });
      await announceTags(deps, session, { thing, changed: tags, now });
      return { comment, tally };
    });
    wakeRelay();
    return added;
  };

export type AddedReply =
  | ({ readonly ok: true } & AddedComment)
  | { readonly ok: false; readonly reason: 'not_found' | 'is_reply' | 'elsewhere' };

/** Answers a comment. @param aboutId what the caller believes the comment to be about, where they say so. */
export const addReply =
  (deps: CommentDeps) =>
  async (commentId: CommentId, { authorId, text }: Said, aboutId: string | undefined): Promise<AddedReply> => {
    const { connection, comments, tallies, wakeRelay } = deps;
    const parent = await findSaid(deps)(authorId, commentId);
    if (!parent) return { ok: false, reason: 'not_found' };
    if (parent.parentId) return { ok: false, reason: 'is_reply' };
    if (aboutId && aboutId !== parent.thingId) return { ok: false, reason: 'elsewhere' };
    const now = deps.now();
    const tags = tagsOfComment(text);
    const { kind, thingId } = parent;
    const thing = storedThing(kind, thingId);
    const added = await inTurn(connection, async (session) => {
      const position = await comments.takePosition(commentId, session);
      if (position === undefined) return undefined;
      const tally = await tallies.add(thingId, { replyCount: 1 }, session);
      const comment = await comments.add(
        { ...thing, parentId: commentId, authorId, text, tags, position, createdAt: now },
        session,
      );
      const payload = { replyId: comment.id, thingId, commentId, commentAuthorId: parent.authorId, authorId };
      await recordEvent(connection, session, { type: 'social.reply_added', aggregateId: thingId, payload, now });
      await announceTags(deps, session, { thing, changed: tags, now });
      return { comment, tally };
    });
    if (!added) return { ok: false, reason: 'not_found' };
    wakeRelay();
    return { ok: true, ...added };
  };
