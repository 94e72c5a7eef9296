import type { Card } from '@wishbow/contracts/people';

const BRANDS: Readonly<Record<string, { name: string; sign: string }>> = {
  visa: { name: 'Visa', sign: 'VISA' },
  mastercard: { name: 'Mastercard', sign: 'MC' },
  amex: { name: 'American Express', sign: 'AMEX' },
};
/** The specification draws three brands; any other card is a card. */
const ANY = { name: 'Card', sign: 'CARD' };

const brandOf = ({ brand }: Card) => BRANDS[brand] ?? ANY;

export const cardSign = (card: Card): string => brandOf(card).sign;

/** "Visa ending in 4242". */
export const cardName = (card: Card): string => `${brandOf(card).name} ending in ${card.last4}`;

/** "08/28". */
export const expiryOf = ({ exp_month, exp_year }: Card): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`;
