import type { Wish } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { OthersListedWish } from './others-listed-wish.tsx';
import { OwnListedWish } from './own-listed-wish.tsx';

/** A wish on its list: opens its details, and offers what this viewer can do with it. */
export function ListedWish({ wish }: { wish: Wish }) {
  const { user } = useSession();
  return user?.id === wish.user_id ? <OwnListedWish wish={wish} /> : <OthersListedWish wish={wish} />;
}
