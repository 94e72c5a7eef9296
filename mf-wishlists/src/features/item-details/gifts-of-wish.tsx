import type { WishOnPage } from '@wishbow/contracts/wishes';
import { Skeleton } from '@wishbow/ui/skeleton';
import { lazy, Suspense } from 'react';

const Given = lazy(() => import(/* webpackChunkName: "given" */ './given.tsx'));

/** Who has given what of a link or a fund; fetched for these alone, since most wishes are products. */
export const GiftsOfWish = ({ wish }: { wish: WishOnPage }) =>
  (wish.external || wish.fund) && (
    <Suspense fallback={wish.fund && <Skeleton shape="box" height="120px" />}>
      <Given wish={wish} />
    </Suspense>
  );
