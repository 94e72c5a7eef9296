import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Package } from 'lucide-react';
import classes from '../pages/cart-page.module.css';
import { CartSkeleton } from '../pages/cart-skeleton.tsx';

/** The cart before anybody knows what is in it. */
const CartFirstScreen = () => (
  <div className={classes.page} aria-busy>
    <PageHeading
      title="Cart"
      actions={
        <LinkButton variant="outline" icon={<Package />} render={<Link to={hrefOf('orders', {})} />}>
          Orders
        </LinkButton>
      }
    />
    <CartSkeleton />
  </div>
);

export default CartFirstScreen;
