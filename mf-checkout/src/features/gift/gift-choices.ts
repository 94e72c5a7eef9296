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

/** How long a delivery may take, in days, since buyers are not asked (specification section 9: the default is 10). */
export const MAX_SHIPPING_DAYS = 10;
