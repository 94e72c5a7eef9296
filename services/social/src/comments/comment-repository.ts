import type { Thing } from '@wishbow/contracts/things';
import type { CommentId, UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { storedThing } from '../things/stored-thing.ts';
import { type CommentDocument, commentModel } from './comment-model.ts';

export type StoredComment = Thing &
  Omit<CommentDocument, '_id' | 'kind' | 'thingId' | 'parentId' | 'authorId' | 'nextPosition' | 'hiddenAt'> & {
    readonly id: CommentId;
    readonly parentId: CommentId | null;
    readonly authorId: UserId;
    readonly hiddenAt: Date | null;
  };

export type NewComment = Thing &
  Pick<StoredComment, 'parentId' | 'authorId' | 'text' | 'tags' | 'position' | 'createdAt'>;

/** Places from the first one on, as many as asked for or all. */
export interface Places {
  readonly from: number;
  readonly count?: number;
}

export interface CommentRepository {
  add(comment: NewComment, session: ClientSession): Promise<StoredComment>;
  find(id: CommentId, session?: ClientSession): Promise<StoredComment | undefined>;
  /** Everything a person said, oldest first, the first `MOST_SAID` of it. */
  listBy(authorId: UserId): Promise<StoredComment[]>;
  /** In no order; those that are gone are left out. */
  listByIds(ids: readonly CommentId[]): Promise<StoredComment[]>;
  /** The comments of a thing, oldest first. */
  list(thing: Thing, places: Places, limit: number): Promise<StoredComment[]>;
  /** What was answered to some comments, oldest first. */
  listReplies(
    parentIds: readonly CommentId[],
    places: Places,
    limit: number,
    session?: ClientSession,
  ): Promise<StoredComment[]>;
  /** The first place at or after this one where something stands: of a thing, or of a comment. */
  findPlace(of: Thing | CommentId, from: number): Promise<number | undefined>;
  /** Gives the next reply its place. @returns undefined where the comment is gone. */
  takePosition(parentId: CommentId, session: ClientSession): Promise<number | undefined>;
  addReplyCount(id: CommentId, change: number, session: ClientSession): Promise<void>;
  addLikeCount(id: CommentId, change: number, session: ClientSession): Promise<void>;
  rewrite(id: CommentId, text: string, tags: readonly string[], at: Date, session: ClientSession): Promise<void>;
  /** Takes it out of the sight of all but its author since then, or puts it back with null. */
  setHidden(id: CommentId, hiddenAt: Date | null, session: ClientSession): Promise<void>;
  removeAll(ids: readonly CommentId[], session: ClientSession): Promise<void>;
  /** Removes all that is said of a thing. @returns what that was. */
  removeAllUnder(thing: Thing, session: ClientSession): Promise<CommentId[]>;
  /** The hashtags of everything that is said of a thing. */
  listTags(thing: Thing, session: ClientSession): Promise<string[]>;
  /** The newest words of one person: of a thing, or to a comment. */
  findLatest(of: Thing | CommentId, authorId: UserId, session?: ClientSession): Promise<StoredComment | undefined>;
}

const fromDocument = ({
  _id,
  kind,
  thingId,
  parentId,
  authorId,
  nextPosition: _,
  ...comment
}: CommentDocument): StoredComment => ({
  ...comment,
  ...storedThing(kind, thingId),
  hiddenAt: comment.hiddenAt ?? null,
  id: hexId<CommentId>(_id),
  parentId: parentId && hexId<CommentId>(parentId),
  authorId: hexId<UserId>(authorId),
});

/** Far more than anybody says. */
const MOST_SAID = 100_000;

const placesOf = ({ from, count }: Places) => ({ $gte: from, ...(count !== undefined && { $lt: from + count }) });

const standingUnder = (of: Thing | CommentId) =>
  typeof of === 'string' ? { parentId: of } : { kind: of.kind, thingId: of.thingId, parentId: null };

export function mongoCommentRepository(connection: Connection): CommentRepository {
  const comments = commentModel(connection);
  const listOldestFirst = async (filter: object, limit: number, session?: ClientSession) => {
    const found = comments
      .find(filter)
      .sort({ position: 1 })
      .limit(limit)
      .session(session ?? null);
    return (await found.lean<CommentDocument[]>()).map(fromDocument);
  };
  const increase = async (
    id: CommentId,
    change: Partial<Record<keyof CommentDocument, number>>,
    session: ClientSession,
  ) => comments.findByIdAndUpdate(id, { $inc: change }, { session, returnDocument: 'after' }).lean<CommentDocument>();
  return {
    add: async ({ kind, thingId, ...comment }, session) => {
      const [created] = await comments.create([{ ...comment, tags: [...comment.tags], kind, thingId }], { session });
      if (!created) throw new Error(`a comment on ${thingId} was not stored`);
      return fromDocument(created.toObject());
    },
    find: async (id, session) => {
      const found = await comments
        .findById(id)
        .session(session ?? null)
        .lean<CommentDocument>();
      return found ? fromDocument(found) : undefined;
    },
    listBy: async (authorId) => {
      const found = comments.find({ authorId }).sort({ _id: 1 }).limit(MOST_SAID);
      return (await found.lean<CommentDocument[]>()).map(fromDocument);
    },
    listByIds: async (ids) => {
      if (ids.length === 0) return [];
      return (await comments.find({ _id: { $in: ids } }).lean<CommentDocument[]>()).map(fromDocument);
    },
    list: (thing, places, limit) => listOldestFirst({ ...standingUnder(thing), position: placesOf(places) }, limit),
    listReplies: (parentIds, places, limit, session) =>
      listOldestFirst({ parentId: { $in: parentIds }, position: placesOf(places) }, limit, session),
    findPlace: async (of, from) =>
      (await listOldestFirst({ ...standingUnder(of), position: { $gte: from } }, 1)).at(0)?.position,
    takePosition: async (parentId, session) => {
      const parent = await increase(parentId, { nextPosition: 1, replyCount: 1 }, session);
      return parent ? parent.nextPosition - 1 : undefined;
    },
    addReplyCount: async (id, change, session) => void (await increase(id, { replyCount: change }, session)),
    addLikeCount: async (id, change, session) => void (await increase(id, { likeCount: change }, session)),
    rewrite: async (id, text, tags, editedAt, session) => {
      await comments.updateOne({ _id: id }, { $set: { text, tags: [...tags], editedAt } }, { session });
    },
    setHidden: async (id, hiddenAt, session) => {
      await comments.updateOne({ _id: id }, { $set: { hiddenAt } }, { session });
    },
    removeAll: async (ids, session) => {
      await comments.deleteMany({ _id: { $in: ids } }, { session });
    },
    removeAllUnder: async ({ kind, thingId }, session) => {
      const said = { kind, thingId };
      const found = await comments.find(said, { _id: 1 }).session(session).lean<Pick<CommentDocument, '_id'>[]>();
      await comments.deleteMany(said, { session });
      return found.map(({ _id }) => hexId<CommentId>(_id));
    },
    listTags: async ({ kind, thingId }, session) => {
      const tagged = comments
        .find({ kind, thingId, 'tags.0': { $exists: true }, hiddenAt: null }, { tags: 1 })
        .session(session);
      const found = await tagged.lean<Pick<CommentDocument, 'tags'>[]>();
      return [...new Set(found.flatMap(({ tags }) => tags))];
    },
    findLatest: async (of, authorId, session) => {
      const newest = comments
        .findOne({ ...standingUnder(of), authorId })
        .sort({ position: -1 })
        .session(session ?? null);
      const found = await newest.lean<CommentDocument>();
      return found ? fromDocument(found) : undefined;
    },
  };
}
