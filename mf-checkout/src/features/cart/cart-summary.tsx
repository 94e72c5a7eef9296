import type { Cart } from '@wishbow/contracts/cart';
import { formatUsd } from '@wishbow/domain/money';
import { Button } from '@wishbow/ui/button';
import { Lock } from 'lucide-react';
import { CartReceipt } from '../../shared/cart/cart-receipt.tsx';
import classes from './cart-summary.module.css';
import { giftCount } from './gift-count.ts';

type CartSummaryProps = { cart: Cart; onCheckOut: () => void };

/** What it costs in all, and the way on. A phone has the total and the button in a bar of their own as well. */
export function CartSummary({ cart, onCheckOut }: CartSummaryProps) {
  const counted = cart.parcels.filter(({ is_counted }) => is_counted);
  const count = counted.reduce((sum, { cart_item_ids: ids }) => sum + ids.length, 0);
  const hint = count === 0 ? 'Select a recipient to see the total.' : cart.obstacle?.message;
  const button = (isBlock: boolean) => (
    <Button size="large" isBlock={isBlock} disabled={hint !== undefined} onClick={onCheckOut}>
      Checkout
    </Button>
  );
  return (
    <aside className={classes.side}>
      <CartReceipt
        cart={cart}
        footer={
          <>
            <div className={classes.wide}>{button(true)}</div>
            <p className={classes.assurance}>
              {hint ?? (
                <>
                  <Lock aria-hidden size={16} /> You can check everything before you pay
                </>
              )}
            </p>
          </>
        }
      />
      <div className={classes.bar}>
        <p>
          Total, {giftCount(count)}
          <b>{formatUsd(cart.quote.totalCents)}</b>
        </p>
        {button(false)}
      </div>
    </aside>
  );
}
