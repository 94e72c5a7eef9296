import type { Card } from '@wishbow/contracts/people';
import type { SavedCard } from '../payments/payments.ts';

/** A card as its owner sees it. */
export const cardView = ({ id, brand, last4, expMonth, expYear }: SavedCard): Card => ({
  id,
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
});
