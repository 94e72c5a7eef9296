import type { Wish } from '@wishbow/contracts/wishes';
import { openModal } from '@wishbow/platform';
import { CardAction } from '@wishbow/ui/card-action';
import { MessageCircle } from 'lucide-react';
import { LikeWish } from './like-wish.tsx';

/** What others make of a wish, at the bottom of its card: likes, and the way to its comments. */
export const WishReactions = ({ wish }: { wish: Wish }) => (
  <>
    <LikeWish wish={wish} />
    {wish.comment_count !== null && (
      <CardAction
        label={`${wish.comment_count} ${wish.comment_count === 1 ? 'comment' : 'comments'}, ${wish.title}`}
        icon={<MessageCircle />}
        text={wish.comment_count}
        onClick={() => void openModal('wishlists.itemDetails', { wishId: wish.id })}
      />
    )}
  </>
);
