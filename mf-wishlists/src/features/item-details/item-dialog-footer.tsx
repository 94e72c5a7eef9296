import { formatUsd } from '@wishbow/domain/money';
import { useSession } from '@wishbow/platform';
import { ItemActions } from './item-actions.tsx';
import classes from './item-dialog.module.css';
import { shownItemOf, totalOf } from './shown-item.ts';
import { useItemActions } from './use-item-actions.ts';
import type { ItemOnView } from './use-item-on-view.ts';

/** What it costs in all, beside what can be done with it. */
export function ItemDialogFooter({ view, onClose }: { view: ItemOnView; onClose: () => void }) {
  const { gift, addToCart, isAdding, save } = useItemActions(view, onClose);
  return (
    <div className={classes.footer}>
      <Total view={view} />
      <ItemActions
        wish={view.isOtherVariant ? undefined : view.wish}
        isAvailable={!view.isUnavailable}
        onGift={gift}
        onAddToCart={addToCart}
        isAdding={isAdding}
        onSave={save}
      />
    </div>
  );
}

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
