import type { ReactNode } from 'react';
import { CommentMedia } from './comment-media.tsx';
import { FundMedia } from './fund-media.tsx';
import { GiftMedia } from './gift-media.tsx';
import { type ActivityGroup, wishesOf } from './group-activities.ts';
import { ListMedia } from './list-media.tsx';
import { WishPictures } from './wish-pictures.tsx';

/** What an entry is about, in one block under its sentence. */
export function ActivityMedia({ group: { newest, all } }: { group: ActivityGroup }): ReactNode {
  switch (newest.kind) {
    case 'wishlist_created':
      return <ListMedia wishlist={newest.wishlist} />;
    case 'wish_gifted':
      return <GiftMedia wish={newest.item} />;
    case 'fund_contributed':
      return <FundMedia wish={newest.item} />;
    case 'wish_commented':
      return <CommentMedia wish={newest.item} words={newest.comment.comment} />;
    case 'wish_added':
    case 'wish_liked':
    case 'wish_recommended':
      return <WishPictures wishes={wishesOf(all)} />;
  }
}
