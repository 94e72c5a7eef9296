import type { CartItem, CartParcel } from '@wishbow/contracts/cart';
import { openModal, useSession } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { TextLink } from '@wishbow/ui/text-link';
import { Mail, UserRound } from 'lucide-react';
import { asksForAddress } from '../../shared/cart/parcel-names.ts';
import { useUpdateCartItem } from '../../shared/cart/use-update-cart-item.ts';
import classes from './parcel-header.module.css';

type ParcelHeaderProps = { parcel: CartParcel; items: readonly CartItem[] };

/** Who it is for and where it goes; or that somebody has to be chosen first. */
export function ParcelHeader({ parcel, items }: ParcelHeaderProps) {
  const { to_user: person, invited_email: email } = parcel;
  if (person) return <ForPerson parcel={parcel} person={person} />;
  const select = () => {
    const [item] = items;
    if (item) void openModal('checkout.messageAndRecipient', { cartItemId: item.id });
  };
  return (
    <header className={classes.header} data-needs={email ? undefined : ''} data-invited={email ? '' : undefined}>
      <span className={classes.sign}>{email ? <Mail aria-hidden /> : <UserRound aria-hidden />}</span>
      <div className={classes.words}>
        <h2>{email ? `For ${email}` : 'Who is this for?'}</h2>
        <p>{email ? placeOfInvited(parcel) : 'Not counted in the total yet'}</p>
      </div>
      <Button size="small" variant={email ? 'outline' : 'primary'} onClick={select}>
        {email ? 'Change recipient' : 'Select recipient'}
      </Button>
    </header>
  );
}

const placeOfInvited = (parcel: CartParcel): string =>
  asksForAddress(parcel) ? 'We email them a link to say where it goes.' : 'Ships to you.';

type ForPersonProps = { parcel: CartParcel; person: NonNullable<CartParcel['to_user']> };

function ForPerson({ parcel, person }: ForPersonProps) {
  const { user } = useSession();
  const { mutate, isPending } = useUpdateCartItem();
  const isForMe = parcel.ship_to === 'me';
  const [id] = parcel.cart_item_ids;
  const turn = () => {
    if (id && user && !isPending) mutate({ id, to_address_user_id: isForMe ? person.id : user.id });
  };
  return (
    <header className={classes.header}>
      <Avatar name={person.name} src={person.details.avatar ?? undefined} />
      <div className={classes.words}>
        <h2>For {person.name}</h2>
        <p>
          {placeOf(parcel, person.firstName)}{' '}
          <TextLink render={<button type="button" aria-disabled={isPending} />} onClick={turn}>
            {isForMe ? `Ship to ${person.firstName} instead` : 'Ship to me instead'}
          </TextLink>
        </p>
      </div>
    </header>
  );
}

function placeOf({ ship_to: shipTo, ships_to: town }: CartParcel, firstName: string): string {
  if (shipTo === 'me') return 'Ships to you.';
  return town ? `Ships to ${firstName} in ${town.city}, ${town.state}.` : `Ships to ${firstName}.`;
}
