import type { Wish } from '@wishbow/contracts/wishes';
import { LikeButton } from '@wishbow/ui/like-button';
import { useLikeItem } from './use-like-item.ts';

/** The heart of a wish with its count; absent while nobody can say how many like it. */
export function LikeWish({ wish }: { wish: Wish }) {
  const { isLiked, count, setLiked } = useLikeItem(
    { wish_id: wish.id },
    { isLiked: wish.liked, count: wish.like_count ?? 0 },
  );
  if (wish.like_count === null) return null;
  return <LikeButton count={count} isLiked={isLiked} onChange={setLiked} of={wish.title} />;
}
