/** What the buyer has chosen so far. */
export interface GiftChoices {
  readonly quantity: number;
  readonly shipTo: 'them' | 'me';
  readonly message: string;
  readonly isPrivate: boolean;
  readonly usesCredit: boolean;
  /** undefined until a card is chosen; the first stored card stands in. */
  readonly cardId: string | undefined;
}

export const NO_CHOICES: GiftChoices = {
  quantity: 1,
  shipTo: 'them',
  message: '',
  isPrivate: false,
  usesCredit: true,
  cardId: undefined,
};

/** The steps of a checkout, in order; each names what is decided there. */
export const STEPS = ['Shipping', 'Notes', 'Payment', 'Review'] as const;

/** Default and longest delivery in days (specification section 9). */
export const MAX_SHIPPING_DAYS = 10;
