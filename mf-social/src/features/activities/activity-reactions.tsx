import type { Activity } from '@wishbow/contracts/activities';
import { likesContract } from '@wishbow/contracts/likes-contract';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { openModal, queryClient, useLike, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { CardAction } from '@wishbow/ui/card-action';
import { LikeButton } from '@wishbow/ui/like-button';
import { MessageCircle } from 'lucide-react';
import classes from './activity-entry.module.css';
import type { ActivityGroup } from './group-activities.ts';

/** What one can make of the wish an entry is about. Of several wishes each is opened by itself. */
export function ActivityReactions({ group: { newest, all } }: { group: ActivityGroup }) {
  const isOfOne = all.length === 1 || newest.kind === 'fund_contributed';
  if (!isOfOne || !hasItem(newest)) return null;
  const { item } = newest;
  return (
    <div className={classes.actions}>
      {item.like_count !== null && <LikeOfEntry wish={item} count={item.like_count} />}
      {item.comment_count !== null && (
        <CardAction
          label={`${item.comment_count} ${item.comment_count === 1 ? 'comment' : 'comments'}, ${item.title}`}
          icon={<MessageCircle />}
          text={item.comment_count}
          onClick={() => void openModal('wishlists.itemDetails', { wishId: item.id })}
        />
      )}
      <ChipIn wish={item} />
    </div>
  );
}

const hasItem = (activity: Activity): activity is Exclude<Activity, { kind: 'wishlist_created' }> =>
  activity.kind !== 'wishlist_created';

function LikeOfEntry({ wish, count }: { wish: WishOnPage; count: number }) {
  const like = useLike(
    { id: wish.id, isLiked: wish.liked, count },
    likesContract.likeItem,
    (liked) => ({ body: { item: { wish_id: wish.id, liked } } }),
    () => void queryClient.invalidateQueries({ queryKey: ['getItemLikes'] }),
  );
  return <LikeButton count={like.count} isLiked={like.isLiked} onChange={like.setLiked} of={wish.title} />;
}

/** Nobody chips in to their own fund, nor to one that is full or closed by its payout. */
function ChipIn({ wish }: { wish: WishOnPage }) {
  const { user } = useSession();
  const isOpen = wish.fund && wish.remaining_amount !== 0 && wish.payout_requested === null;
  if (!isOpen || wish.user_id === user?.id) return null;
  return (
    <Button size="small" variant="secondary" onClick={() => void openModal('checkout.giftCustomItem', { wish })}>
      Chip in
    </Button>
  );
}
