import type { WishId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { tagsOf } from './wish-facts.ts';
import { type WishDocument, wishModel } from './wish-model.ts';

/** The hashtags in what others say of a wish, as social told last. They lead to the wish like those of its owner. */
export interface CommentTagRepository {
  list(id: WishId, session: ClientSession): Promise<readonly string[]>;
  /** The same again changes nothing; a wish that is gone has none. */
  set(id: WishId, commentTags: readonly string[]): Promise<void>;
}

export function mongoCommentTagRepository(connection: Connection): CommentTagRepository {
  const wishes = wishModel(connection);
  return {
    list: async (id, session) => {
      const found = await wishes
        .findById(id, { commentTags: 1 })
        .session(session)
        .lean<Pick<WishDocument, 'commentTags'>>();
      return found?.commentTags ?? [];
    },
    set: (id, commentTags) =>
      inTransaction(connection, async (session) => {
        const wish = await wishes.findById(id).session(session).lean<WishDocument>();
        if (!wish) return;
        const tags = allTags(tagsOf(wish), commentTags);
        await wishes.updateOne({ _id: id }, { $set: { commentTags: [...commentTags], tags } }, { session });
      }),
  };
}

/** The hashtags of the owner's words and of everybody's comments, each once. */
export const allTags = (ownTags: readonly string[], commentTags: readonly string[]): string[] => [
  ...new Set([...ownTags, ...commentTags]),
];
