import { hrefOf } from '@wishbow/contracts/routes';
import { failureText, Link, navigate, queryClient } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { CartParcelCard } from '../features/cart/cart-parcel-card.tsx';
import { CartSummary } from '../features/cart/cart-summary.tsx';
import { giftCount } from '../features/cart/gift-count.ts';
import { CartCheckoutDialog } from '../features/cart-checkout/cart-checkout-dialog.tsx';
import { cartQuery, itemsOf, useCart } from '../shared/cart/use-cart.ts';
import classes from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';

/** What is in it. */
export async function prefetch(): Promise<void> {
  await queryClient.prefetchQuery(cartQuery(true));
}

/** Everything one means to give, grouped by who it is for. */
export default function CartPage() {
  const [usesCredit, setUsesCredit] = useState(true);
  const [isCheckingOut, setCheckingOut] = useState(false);
  const query = useCart(usesCredit);
  const { data: cart } = query;
  const count = cart?.cart_items.length ?? 0;
  return (
    <div className={classes.page} aria-busy={query.isPending}>
      <PageHeading
        title="Cart"
        text={count > 0 ? `${giftCount(count)}, grouped by who ${count === 1 ? 'it is' : 'they are'} for.` : undefined}
        actions={
          <LinkButton variant="outline" icon={<Package />} render={<Link to={hrefOf('orders', {})} />}>
            Orders
          </LinkButton>
        }
      />
      {query.isPending && <CartSkeleton />}
      {query.isLoadingError && (
        <ErrorPanel
          title="Your cart could not be loaded"
          text={failureText(query.error)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
          headingLevel={2}
        />
      )}
      {cart && count === 0 && <EmptyCart />}
      {cart && count > 0 && (
        <div className={classes.columns}>
          <div className={classes.parcels}>
            {cart.parcels.map((parcel) => (
              <CartParcelCard key={parcel.id} parcel={parcel} items={itemsOf(cart, parcel)} />
            ))}
          </div>
          <CartSummary cart={cart} onCheckOut={() => setCheckingOut(true)} />
        </div>
      )}
      {cart && isCheckingOut && (
        <CartCheckoutDialog
          cart={cart}
          usesCredit={usesCredit}
          onUseCredit={setUsesCredit}
          onPlaced={() => navigate(hrefOf('orders', {}))}
          onClose={() => setCheckingOut(false)}
        />
      )}
    </div>
  );
}

const EmptyCart = () => (
  <EmptyState
    picture="shopping-cart"
    title="Your cart is empty"
    headingLevel={2}
    action={
      <LinkButton size="small" variant="secondary" render={<Link to={hrefOf('users')} />}>
        Find somebody to surprise
      </LinkButton>
    }
  />
);
