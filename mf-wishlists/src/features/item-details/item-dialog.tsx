import type { Item } from '@wishbow/contracts/items';
import { Dialog } from '@wishbow/ui/dialog';
import type { ReactNode } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { ItemComments } from './item-comments.tsx';
import classes from './item-dialog.module.css';
import { ItemDialogFooter } from './item-dialog-footer.tsx';
import { ItemView } from './item-view.tsx';
import { ItemViewSkeleton } from './item-view-skeleton.tsx';
import { ReviewsHeader } from './reviews-header.tsx';
import type { ItemOnView } from './use-item-on-view.ts';
import type { OwnerTools } from './use-owner-tools.tsx';
import { useReviewsScreen } from './use-reviews-screen.ts';

type ItemDialogProps = {
  /** The name of the dialog. */
  title: string;
  header: ReactNode;
  /** Beside the way out. */
  headerActions?: ReactNode;
  view: ItemOnView;
  ownerTools?: OwnerTools | undefined;
  /** Draws what customers say of a product. */
  reviewsOf: (item: Item) => ReactNode;
  onClose: () => void;
};

/** A wish or product in its dialog, and its reviews as a second screen: the view scrolls, the buttons stay in sight. */
export function ItemDialog({ title, header, headerActions, view, ownerTools, reviewsOf, onClose }: ItemDialogProps) {
  const reviews = useReviewsScreen();
  const hasNothing = !view.wish && !view.item;
  const screen = reviews.isOpen
    ? { title: 'Customer Reviews', header: <ReviewsHeader onBack={reviews.close} /> }
    : {
        title,
        header: <div className={classes.header}>{header}</div>,
        headerActions,
        footer: !hasNothing && <ItemDialogFooter view={view} onClose={onClose} />,
      };
  return (
    <Dialog isOpen onOpenChange={onClose} size="item" {...screen}>
      {hasNothing && view.query.isLoading && <ItemViewSkeleton />}
      {hasNothing && view.query.isError && <FailedPanel title="This item could not be loaded" query={view.query} />}
      {!hasNothing && (
        <div hidden={reviews.isOpen}>
          <ItemView view={view} headingLevel={2} ownerTools={ownerTools} onReadReviews={reviews.open} />
          <ItemComments view={view} />
        </div>
      )}
      {reviews.isOpen && view.item && reviewsOf(view.item)}
    </Dialog>
  );
}
