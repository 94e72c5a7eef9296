import { cardName } from '@wishbow/domain/card-name';
import { asksForAddress, shortNameOf } from '../../shared/cart/parcel-names.ts';
import type { CartStepProps } from './cart-step-props.ts';

type Chosen = Omit<CartStepProps, 'done'>;

/** "Maya", "Maya and Theo", "Maya, Theo, and Rosa". */
const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Where everything goes, as the buyer reads it back. */
export function placesChosen({ parcels }: Chosen) {
  const toMe = parcels.filter(({ ship_to }) => ship_to === 'me').map(shortNameOf);
  const asked = parcels.filter(asksForAddress).map(shortNameOf);
  const toThem = parcels.filter((parcel) => parcel.ship_to !== 'me' && !asksForAddress(parcel)).map(shortNameOf);
  const places = [
    toThem.length > 0 && `Ships to ${inWords.format(toThem)}`,
    asked.length > 0 && `We ask ${inWords.format(asked)} where it goes`,
    toMe.length > 0 && `Ships to you, to hand over to ${inWords.format(toMe)}`,
  ];
  return { title: 'Shipping', text: places.filter(Boolean).join('. ') };
}

/** What is said, and to whom. */
export function notesWritten({ parcels }: Chosen) {
  const notes = parcels.filter(({ message }) => message !== '').length;
  const quiet = parcels.filter(({ private: isPrivate }) => isPrivate).map(shortNameOf);
  const written = notes === 0 ? 'No notes' : `${notes} ${notes === 1 ? 'note' : 'notes'}`;
  return { title: 'Notes', text: quiet.length > 0 ? `${written}, private for ${quiet.join(', ')}` : written };
}

/** What it is paid with. */
export const cardChosen = ({ cart, card }: Chosen) => ({
  title: 'Payment',
  text: cart.quote.totalCents > 0 && card ? cardName(card) : 'Llama Bucks alone',
});

/** What has to be there before the buyer can go on, if it is missing. */
export const cardMissing = ({ cart, card }: Chosen): string | undefined =>
  cart.quote.totalCents > 0 && !card ? 'Please add a card' : undefined;

/** Something that keeps the cart from being ordered, whichever step one is at. */
export const obstacleOf = ({ cart, parcels }: Chosen): string | undefined =>
  parcels.length === 0 ? 'Please select a recipient' : cart.obstacle?.message;
