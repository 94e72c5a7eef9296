import type { CartParcel } from '@wishbow/contracts/cart';
import type { CartStepProps } from './cart-step-props.ts';

type Chosen = Omit<CartStepProps, 'done'>;

const nameOf = ({ to_user: person }: CartParcel) => person?.firstName ?? 'them';

/** Where everything goes, as the buyer reads it back. */
export function placesChosen({ parcels }: Chosen) {
  const places = parcels.map((parcel) =>
    parcel.ship_to === 'me' ? `${nameOf(parcel)}’s to me` : `to ${nameOf(parcel)}`,
  );
  return { title: 'Shipping', text: `Ships ${places.join(', ')}` };
}

/** What is said, and to whom. */
export function notesWritten({ parcels }: Chosen) {
  const notes = parcels.filter(({ message }) => message !== '').length;
  const quiet = parcels.filter(({ private: isPrivate }) => isPrivate).map(nameOf);
  const written = notes === 0 ? 'No notes' : `${notes} ${notes === 1 ? 'note' : 'notes'}`;
  return { title: 'Notes', text: quiet.length > 0 ? `${written}, private for ${quiet.join(', ')}` : written };
}

/** What it is paid with. */
export const cardChosen = ({ cart, card }: Chosen) => ({
  title: 'Payment',
  text: cart.quote.totalCents > 0 && card ? `${card.brand} ending in ${card.last4}` : 'Llama Bucks alone',
});

/** What has to be there before the buyer can go on, if it is missing. */
export const cardMissing = ({ cart, card }: Chosen): string | undefined =>
  cart.quote.totalCents > 0 && !card ? 'Please add a card' : undefined;

/** Something that keeps the cart from being ordered, whichever step one is at. */
export const obstacleOf = ({ cart, parcels }: Chosen): string | undefined =>
  parcels.length === 0 ? 'Please select a recipient' : cart.obstacle?.message;
