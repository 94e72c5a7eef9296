import { ListedWish } from '../../shared/wishes/listed-wish.tsx';
import { WishPages } from '../../shared/wishes/wish-pages.tsx';
import { useWishItems } from './use-wish-items.ts';

/** What a person wishes for, over all of their lists. */
export const AllWishes = ({ username }: { username: string }) => (
  <WishPages
    query={useWishItems(username)}
    label="Wishes"
    emptyTitle="No wishes yet"
    emptyPicture="wrapped-gift"
    card={(wish) => <ListedWish key={wish.id} wish={wish} />}
  />
);
