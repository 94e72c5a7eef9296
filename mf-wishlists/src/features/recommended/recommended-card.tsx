import type { RecommendedWish } from '@wishbow/contracts/recommendations';
import { Avatar } from '@wishbow/ui/avatar';
import { IconButton } from '@wishbow/ui/icon-button';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { X } from 'lucide-react';
import { ProductCard } from '../../shared/products/product-card.tsx';
import { ListedWish } from '../../shared/wishes/listed-wish.tsx';
import classes from './recommended-card.module.css';
import { useRemoveRecommended } from './use-remove-recommended.ts';

/** A wish or product under the person who recommends it and their words. */
export function RecommendedCard({ wish }: { wish: RecommendedWish }) {
  const { recommendedByUser: friend, message } = wish;
  const { mutate, isPending } = useRemoveRecommended(wish);
  return (
    <div className={classes.recommended}>
      <div className={classes.head}>
        <Avatar name={friend.name} src={friend.details.avatar ?? undefined} size="s" />
        <div className={classes.words}>
          <b>
            {friend.firstName}
            <VisuallyHidden> recommends</VisuallyHidden>
          </b>
          {message && (
            <p className={classes.quote} dir="auto">
              “{message}”
            </p>
          )}
        </div>
        <IconButton
          label={`Remove ${wish.title}, recommended by ${friend.firstName}`}
          icon={<X />}
          size="small"
          disabled={isPending}
          onClick={() => mutate()}
        />
      </div>
      {'wishlist' in wish ? <ListedWish wish={wish} /> : <ProductCard item={wish} />}
    </div>
  );
}
