import { formatUsd } from '@wishbow/domain/money';
import { useSession } from '@wishbow/platform';
import { ItemActions } from './item-actions.tsx';
import classes from './item-dialog.module.css';
import { shownItemOf, totalOf } from './shown-item.ts';
import type { ItemOnView } from './use-item-on-view.ts';

/** What it costs in all, beside what can be done with it. */
export const ItemDialogFooter = ({ view, onClose }: { view: ItemOnView; onClose: () => void }) => (
  <div className={classes.footer}>
    <Total view={view} />
    <ItemActions view={view} onLeave={onClose} />
  </div>
);

/** The owner of a wish pays nothing for it, and links and funds are paid otherwise. */
function Total({ view: { wish, item, offer, isUnavailable } }: { view: ItemOnView }) {
  const { user } = useSession();
  const { priceCents } = shownItemOf(wish, item);
  const isPaidOtherwise = wish && (wish.user_id === user?.id || wish.external || wish.fund);
  if (isUnavailable || isPaidOtherwise || priceCents === null) return null;
  return (
    <p className={classes.total}>
      Total with fee
      <b>{formatUsd(totalOf(priceCents, offer))}</b>
    </p>
  );
}
