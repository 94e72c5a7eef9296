import { hrefOf } from '@wishbow/contracts/routes';
import { NavLink } from '@wishbow/platform';
import { CountBadge } from '@wishbow/ui/count-badge';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { ShoppingCart } from 'lucide-react';
import { giftCount } from './gift-count.ts';
import classes from './mini-cart.module.css';
import { useCartCount } from './use-cart-count.ts';

/** The way into the cart with the number of gifts in it, or that number for a link that is there already. */
export default function MiniCart({ placement }: { placement: 'bar' | 'link' }) {
  const count = useCartCount();
  if (placement === 'link') {
    return count > 0 ? (
      <>
        <CountBadge count={count} />
        <VisuallyHidden>, {giftCount(count)}</VisuallyHidden>
      </>
    ) : null;
  }
  return (
    <NavLink
      to={hrefOf('cart')}
      className={classes.link ?? ''}
      aria-label={count > 0 ? `Cart, ${giftCount(count)}` : 'Cart'}
    >
      <ShoppingCart aria-hidden size={20} />
      {count > 0 && (
        <span className={classes.badge}>
          <CountBadge count={count} />
        </span>
      )}
    </NavLink>
  );
}
