import type { Item } from '@wishbow/contracts/items';
import { Card } from '@wishbow/ui/card';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ItemActions } from '../features/item-details/item-actions.tsx';
import { ItemComments } from '../features/item-details/item-comments.tsx';
import { ItemView } from '../features/item-details/item-view.tsx';
import type { ItemOnView } from '../features/item-details/use-item-on-view.ts';
import type { OwnerTools } from '../features/item-details/use-owner-tools.tsx';
import { ReviewsLoading } from '../features/reviews/reviews-loading.tsx';
import classes from './item-page.module.css';

const CustomerReviews = lazy(
  () => import(/* webpackChunkName: "reviews" */ '../features/reviews/customer-reviews.tsx'),
);

type ItemPageViewProps = { view: ItemOnView; head: ReactNode; ownerTools?: OwnerTools | undefined };

/** A wish or a product as the only thing on its page; its reviews stand below once they are asked for. */
export function ItemPageView({ view, head, ownerTools }: ItemPageViewProps) {
  const [isReading, setReading] = useState(false);
  return (
    <div className={classes.page}>
      <Card>
        <div className={classes.head}>{head}</div>
        <ItemView view={view} headingLevel={1} ownerTools={ownerTools} onReadReviews={() => setReading(true)} />
        <div className={classes.actions}>
          <ItemActions view={view} onLeave={stay} />
        </div>
        <ItemComments view={view} />
      </Card>
      {isReading && view.item && <Reviews item={view.item} />}
    </div>
  );
}

/** What customers say; the focus goes there, since somebody asked for it. */
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
