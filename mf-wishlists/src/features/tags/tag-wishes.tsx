import { ListedWish } from '../../shared/wishes/listed-wish.tsx';
import { WishPages } from '../../shared/wishes/wish-pages.tsx';
import { useTagWishes } from './use-tag-wishes.ts';

export const NO_TAGGED_WISHES = 'No items associated with this hashtag';

/** What people wish for under one hashtag. */
export const TagWishes = ({ tag }: { tag: string }) => (
  <WishPages
    query={useTagWishes(tag)}
    label={`Wishes tagged #${tag}`}
    emptyTitle={NO_TAGGED_WISHES}
    emptyPicture="label"
    card={(wish) => <ListedWish key={wish.id} wish={wish} />}
  />
);
