interface CardOnFile {
  /** As the card processor writes it: "visa". */
  readonly brand: string;
  readonly last4: string;
}

const BRANDS: Readonly<Record<string, { name: string; sign: string }>> = {
  visa: { name: 'Visa', sign: 'VISA' },
  mastercard: { name: 'Mastercard', sign: 'MC' },
  amex: { name: 'American Express', sign: 'AMEX' },
};
/** The specification draws three brands; any other card is a card. */
const ANY = { name: 'Card', sign: 'CARD' };

const brandOf = ({ brand }: Pick<CardOnFile, 'brand'>) => BRANDS[brand] ?? ANY;

/** What stands on a card's sign: "VISA". */
export const cardSign = (card: Pick<CardOnFile, 'brand'>): string => brandOf(card).sign;

/** "Visa ending in 4242". */
export const cardName = (card: CardOnFile): string => `${brandOf(card).name} ending in ${card.last4}`;
