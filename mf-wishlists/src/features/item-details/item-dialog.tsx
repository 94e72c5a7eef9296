import { formatUsd } from '@wishbow/domain/money';
import { Dialog } from '@wishbow/ui/dialog';
import type { ReactNode } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { ItemActions } from './item-actions.tsx';
import classes from './item-dialog.module.css';
import { ItemView } from './item-view.tsx';
import { ItemViewSkeleton } from './item-view-skeleton.tsx';
import { shownItemOf, totalOf } from './shown-item.ts';
import { useItemActions } from './use-item-actions.ts';
import type { ItemOnView } from './use-item-on-view.ts';

type ItemDialogProps = {
  /** The name of the dialog. */
  title: string;
  header: ReactNode;
  view: ItemOnView;
  onClose: () => void;
};

/** A wish or product in its dialog: the view scrolls, the buttons stay in sight. */
export function ItemDialog({ title, header, view, onClose }: ItemDialogProps) {
  const { gift, save } = useItemActions(view, onClose);
  const { wish, query } = view;
  const hasNothing = !wish && !view.item;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      header={<div className={classes.header}>{header}</div>}
      size="item"
      footer={
        !hasNothing && (
          <div className={classes.footer}>
            <Total view={view} />
            <ItemActions
              wish={view.isOtherVariant ? undefined : wish}
              isAvailable={!view.isUnavailable}
              onGift={gift}
              onSave={save}
            />
          </div>
        )
      }
    >
      {hasNothing && query.isLoading && <ItemViewSkeleton />}
      {hasNothing && query.isError && <FailedPanel title="This item could not be loaded" query={query} />}
      {!hasNothing && <ItemView view={view} headingLevel={2} />}
    </Dialog>
  );
}

function Total({ view: { wish, item, offer, isUnavailable } }: { view: ItemOnView }) {
  const { priceCents } = shownItemOf(wish, item);
  if (isUnavailable || wish?.external || wish?.fund || priceCents === null) return null;
  return (
    <p className={classes.total}>
      Total with fee
      <b>{formatUsd(totalOf(priceCents, offer))}</b>
    </p>
  );
}
