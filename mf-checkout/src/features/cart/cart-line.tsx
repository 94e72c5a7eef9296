import type { CartItem } from '@wishbow/contracts/cart';
import { hrefOf } from '@wishbow/contracts/routes';
import { cents, formatUsd, times } from '@wishbow/domain/money';
import { Link, openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { QuantityStepper } from '@wishbow/ui/quantity-stepper';
import { TextLink } from '@wishbow/ui/text-link';
import { Info, Trash2, Truck } from 'lucide-react';
import classes from './cart-line.module.css';
import { priceMoved, shippingOf } from './line-words.ts';
import { useCartQuantity } from './use-cart-quantity.ts';
import { useRemoveFromCart } from './use-remove-from-cart.ts';

/** One gift in the cart: what it is, what it costs, how many, and the way out. */
export function CartLine({ item }: { item: CartItem }) {
  const { item: product, obstacle } = item;
  const quantity = useCartQuantity(item);
  const remove = useRemoveFromCart();
  const price = times(product.price, quantity.shown);
  const moved = priceMoved(item);
  return (
    <li className={classes.line} aria-busy={remove.isPending || undefined}>
      <span className={classes.picture}>{product.image && <img src={product.image} alt="" loading="lazy" />}</span>
      <div className={classes.words}>
        <div className={classes.top}>
          <Title item={item} />
          <b className={classes.price}>{formatUsd(price)}</b>
        </div>
        <Origin item={item} />
        <p className={classes.shipping}>
          <Truck aria-hidden size={16} /> {shippingOf(item)}
        </p>
        {moved && (
          <p className={classes.moved}>
            <Info aria-hidden size={16} /> {moved}
          </p>
        )}
        {obstacle && <p className={classes.obstacle}>{obstacle.message}</p>}
        <div className={classes.actions}>
          <QuantityStepper
            label={`Quantity of ${product.title}`}
            size="small"
            value={quantity.shown}
            max={Math.max(item.most_quantity, quantity.shown)}
            onValueChange={quantity.choose}
          />
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 aria-hidden />}
            isLoading={remove.isPending}
            aria-label={`Remove ${product.title}`}
            onClick={() => remove.mutate(item.id)}
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Opens the details, except of a wish that is not there any more. */
function Title({ item: { item: product, wish_id: wishId, wishlist } }: { item: CartItem }) {
  if (wishId && !wishlist) return <span className={classes.title}>{product.title}</span>;
  const props = wishId ? { wishId } : { productId: product.product_id };
  return (
    <button type="button" className={classes.title} onClick={() => void openModal('wishlists.itemDetails', props)}>
      {product.title}
    </button>
  );
}

function Origin({ item: { variant_title: variant, wishlist, quantity, item: product } }: { item: CartItem }) {
  const each = quantity > 1 ? `${formatUsd(cents(product.price))} each` : undefined;
  const known = [variant, each].filter((text) => text).join(', ');
  if (!known && !wishlist) return null;
  return (
    <p className={classes.origin}>
      {known}
      {wishlist && (
        <>
          {known ? ', from ' : 'From '}
          <TextLink render={<Link to={hrefOf('wishlist', { wishlist: wishlist.id })} />}>{wishlist.name}</TextLink>
        </>
      )}
    </p>
  );
}
