import type { PageRegistry } from '@wishbow/contracts/registry';
import { hrefOf } from '@wishbow/contracts/routes';
import { NavLink } from '@wishbow/platform';
import { ShoppingCart } from 'lucide-react';
import { memo } from 'react';
import classes from './cart-link.module.css';
import { LateSlot } from './late-slot.tsx';
import { hasCart } from './site-links.ts';

/** The cart with the number of gifts in it. Small screens have it in the bottom bar. */
export const CartLink = memo(function CartLink({ registry }: { registry: PageRegistry }) {
  if (!hasCart(registry)) return null;
  return (
    <div className={classes.wide}>
      <LateSlot
        name="checkout.miniCart"
        props={{ placement: 'bar' }}
        placeholder={
          <NavLink className={classes.place ?? ''} to={hrefOf('cart')} aria-label="Cart">
            <ShoppingCart aria-hidden size={20} />
          </NavLink>
        }
      />
    </div>
  );
});
