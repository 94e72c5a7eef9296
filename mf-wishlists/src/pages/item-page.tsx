import type { Item } from '@wishbow/contracts/items';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { PageError, usePageTitle, useSearchParams } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CopyLinkButton } from '../features/item-details/copy-link-button.tsx';
import { ItemActions } from '../features/item-details/item-actions.tsx';
import { ItemView } from '../features/item-details/item-view.tsx';
import { ItemViewSkeleton } from '../features/item-details/item-view-skeleton.tsx';
import { useItemActions } from '../features/item-details/use-item-actions.ts';
import { useItemOnView } from '../features/item-details/use-item-on-view.ts';
import { WishOrigin } from '../features/item-details/wish-origin.tsx';
import { ReviewsLoading } from '../features/reviews/reviews-loading.tsx';
import { FailedPanel } from '../shared/failed-panel.tsx';
import { useWish } from '../shared/wishes/use-wish.ts';
import { PrivateWishlist } from '../shared/wishlists/private-wishlist.tsx';
import classes from './item-page.module.css';

const CustomerReviews = lazy(
  () => import(/* webpackChunkName: "reviews" */ '../features/reviews/customer-reviews.tsx'),
);

/** One wish as a page of its own, `?id=`: what a shared link leads to. */
export default function ItemPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return id ? <SharedWish id={id} /> : <PageError statusCode={404} />;
}

function SharedWish({ id }: { id: string }) {
  const query = useWish(id);
  if (query.isPending) return <ItemViewSkeleton />;
  if (query.isError) return <FailedPanel title="This wish could not be loaded" query={query} headingLevel={1} />;
  if (!query.data) return <PageError statusCode={404} />;
  if (!('title' in query.data)) return <PrivateWishlist />;
  return <Wish wish={query.data} />;
}

function Wish({ wish }: { wish: WishOnPage }) {
  usePageTitle(wish.title);
  const view = useItemOnView(wish, wish.product_id);
  const { gift, save } = useItemActions(view, stay);
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Card>
        <div className={classes.origin}>
          <WishOrigin wish={wish} />
          <CopyLinkButton wish={wish} />
        </div>
        <ItemView view={view} headingLevel={1} onReadReviews={() => setReading(true)} />
        <div className={classes.actions}>
          <ItemActions
            wish={view.isOtherVariant ? undefined : wish}
            isAvailable={!view.isUnavailable}
            onGift={gift}
            onSave={save}
          />
        </div>
      </Card>
      {isReading && view.item && <Reviews item={view.item} />}
    </>
  );
}

/** What customers say, below the wish; the focus goes there, since somebody asked for it. */
function Reviews({ item }: { item: Item }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card label="Customer Reviews">
      <h2 ref={heading} className={classes.heading} tabIndex={-1}>
        Customer Reviews
      </h2>
      <Suspense fallback={<ReviewsLoading />}>
        <CustomerReviews item={item} />
      </Suspense>
    </Card>
  );
}

/** A page has nothing to close when somebody gifts. */
const stay = () => undefined;
