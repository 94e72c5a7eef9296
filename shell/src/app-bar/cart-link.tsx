import type { PageRegistry } from '@wishbow/contracts/registry';
import { Slot } from '@wishbow/platform';
import classes from './cart-link.module.css';
import { hasCart } from './site-links.ts';

/** The cart with the number of gifts in it. Small screens have it in the bottom bar. */
export function CartLink({ registry }: { registry: PageRegistry }) {
  if (!hasCart(registry)) return null;
  return (
    <div className={classes.wide}>
      <Slot name="checkout.miniCart" props={{ placement: 'bar' }} placeholder={<span className={classes.place} />} />
    </div>
  );
}
