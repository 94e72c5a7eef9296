import type { CartItem, CartParcel } from '@wishbow/contracts/cart';
import { ParcelNotes } from '../../shared/cart/parcel-notes.tsx';
import { CartLine } from './cart-line.tsx';
import classes from './cart-parcel-card.module.css';
import { ParcelHeader } from './parcel-header.tsx';

/** Everything that goes to one recipient at one place. */
export function CartParcelCard({ parcel, items }: { parcel: CartParcel; items: readonly CartItem[] }) {
  const { is_counted: isCounted, to_user: person, invited_email: email, obstacle } = parcel;
  const isForSomebody = person !== null || email !== null;
  return (
    <section className={classes.card} data-needs={isForSomebody ? undefined : ''}>
      <ParcelHeader parcel={parcel} items={items} />
      {isCounted && obstacle && <p className={classes.obstacle}>{obstacle.message}</p>}
      <ul className={classes.lines}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      {isForSomebody && <ParcelNotes parcel={parcel} />}
    </section>
  );
}
