import type { CartParcel } from '@wishbow/contracts/cart';
import { openModal, useSession } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { Home } from 'lucide-react';
import { asksForAddress, fullNameOf } from '../../shared/cart/parcel-names.ts';
import { reloadCart } from '../../shared/cart/use-cart.ts';
import { useUpdateCartItem } from '../../shared/cart/use-update-cart-item.ts';
import classes from '../../shared/checkout/step.module.css';
import type { CartStepProps } from './cart-step-props.ts';
import { InvitedParcel } from './invited-parcel.tsx';

/** Where everything goes: to them without seeing their address, or to oneself to hand over. */
export function PlacesStep({ parcels }: CartStepProps) {
  const { user } = useSession();
  const needsOwnAddress = parcels.some(({ ship_to }) => ship_to === 'me') && !user?.details.address;
  const addAddress = async () => {
    if (await openModal('account.addressDetails', {})) await reloadCart();
  };
  return (
    <section className={classes.step} aria-labelledby="step-shipping">
      <h3 id="step-shipping">Ship To</h3>
      {parcels.map((parcel) =>
        asksForAddress(parcel) ? (
          <InvitedParcel key={parcel.cart_item_ids.join()} parcel={parcel} />
        ) : (
          <PlaceOfParcel key={parcel.cart_item_ids.join()} parcel={parcel} />
        ),
      )}
      {needsOwnAddress && (
        <div className={classes.notice}>
          <p>You have not added your own address yet.</p>
          <Button size="small" variant="outline" onClick={() => void addAddress()}>
            Add your address
          </Button>
        </div>
      )}
    </section>
  );
}

function PlaceOfParcel({ parcel }: { parcel: CartParcel }) {
  const { user } = useSession();
  const { mutate, isPending } = useUpdateCartItem();
  const { to_user: person, ship_to: shipTo, cart_item_ids: ids, obstacle } = parcel;
  const [id] = ids;
  if (!user || !person || !id) return null;
  const choose = (chosen: 'them' | 'me') => {
    if (chosen !== shipTo && !isPending) mutate({ id, to_address_user_id: chosen === 'me' ? user.id : person.id });
  };
  return (
    <RadioCards
      label={`For ${fullNameOf(parcel)}`}
      value={shipTo}
      onValueChange={choose}
      error={obstacle?.message}
      cards={[
        {
          value: 'them',
          label: `Ship to ${person.firstName}`,
          hint: 'Straight to their door. Their address stays private.',
          media: <Avatar name={person.name} src={person.details.avatar ?? undefined} size="s" />,
        },
        { value: 'me', label: 'Ship to me', hint: 'You wrap it and hand it over yourself.', media: <Home /> },
      ]}
    />
  );
}
