import type { CardErrorDetails } from './stripe-error.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

/** The brand by the first digits of a number. Source: ISO/IEC 7812 ranges as docs.stripe.com/testing uses them. */
export const brandOf = (number: string): CardBrand => {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return /^6(011|5)/.test(number) ? 'discover' : 'unknown';
};

/** Card tokens and sources spell brands for people, payment methods spell them for programs. */
export const BRAND_NAMES: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  unknown: 'Unknown',
};

/** Whether the last digit is the check digit of the others (Luhn). */
export const hasValidCheckDigit = (number: string): boolean => {
  const digits = [...number].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

export type TypedCard = { number: string; exp_month: number; exp_year: number; cvc?: string | undefined };

const cvcDigits = (number: string): number => (brandOf(number) === 'amex' ? 4 : 3);

/** What is wrong with a card as typed; undefined when nothing is. Years may be given with two digits. */
export const cardProblem = (card: TypedCard, now: Date): CardErrorDetails | undefined => {
  const isNumber = /^\d{12,19}$/.test(card.number);
  if (!isNumber)
    return { code: 'invalid_number', param: 'number', message: 'The card number is not a valid credit card number.' };
  if (!hasValidCheckDigit(card.number))
    return { code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' };
  if (card.exp_month < 1 || card.exp_month > 12)
    return { code: 'invalid_expiry_month', param: 'exp_month', message: "Your card's expiration month is invalid." };
  const year = fullYear(card.exp_year);
  if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50)
    return { code: 'invalid_expiry_year', param: 'exp_year', message: "Your card's expiration year is invalid." };
  if (year === now.getUTCFullYear() && card.exp_month < now.getUTCMonth() + 1)
    return { code: 'invalid_expiry_month', param: 'exp_month', message: "Your card's expiration month is invalid." };
  if (card.cvc !== undefined && !new RegExp(`^\\d{${cvcDigits(card.number)}}$`).test(card.cvc))
    return { code: 'invalid_cvc', param: 'cvc', message: "Your card's security code is invalid." };
  return undefined;
};

/** 27 means 2027. */
export const fullYear = (year: number): number => (year < 100 ? 2_000 + year : year);
