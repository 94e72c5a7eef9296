import type { Wish } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { memo } from 'react';
import { OthersListedWish } from './others-listed-wish.tsx';
import { OwnListedWish } from './own-listed-wish.tsx';

/**
 * A wish on its list: opens its details, and offers what this viewer can do with it.
 * Drawn again only when it has changed: a list of thousands grows page by page.
 */
export const ListedWish = memo(function ListedWish({ wish }: { wish: Wish }) {
  const { user } = useSession();
  return user?.id === wish.user_id ? <OwnListedWish wish={wish} /> : <OthersListedWish wish={wish} />;
});
