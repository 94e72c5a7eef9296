import type { CartParcel } from '@wishbow/contracts/cart';
import { INVITATION_DAYS } from '@wishbow/domain/gift-invitation';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { fullNameOf } from '../../shared/cart/parcel-names.ts';
import classes from './invited-parcel.module.css';

/** Where a gift goes that somebody is invited to: they are asked. And what that means for the buyer's card. */
export function InvitedParcel({ parcel }: { parcel: CartParcel }) {
  const titleId = useId();
  return (
    <section className={classes.parcel} aria-labelledby={titleId}>
      <Mail aria-hidden />
      <div>
        <h4 id={titleId}>For {fullNameOf(parcel)}</h4>
        <p>
          We email them a link, and they say where it goes. You will not see their address. Your card is charged once
          they have claimed it and the shop has placed it; if nobody does within {INVITATION_DAYS} days, it is cancelled
          and costs nothing.
        </p>
        {parcel.obstacle && <p role="alert">{parcel.obstacle.message}</p>}
      </div>
    </section>
  );
}
