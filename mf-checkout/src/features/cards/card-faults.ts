import type { CardDetails } from './card-token.ts';

export type CardFaults = Partial<Record<keyof CardDetails, string>>;

/** What is wrong with each field of a card as it is typed. The provider would name the first fault alone. */
export function cardFaults({ number, expiry, cvc }: CardDetails, now: Date): CardFaults {
  return {
    ...(!isCardNumber(number) && { number: 'Your card number is incorrect.' }),
    ...(!isAhead(expiry, now) && { expiry: 'Please enter a month and year that are not past, like 08/28.' }),
    ...(!/^\d{3,4}$/.test(cvc.trim()) && { cvc: 'Your card’s security code is incorrect.' }),
  };
}

/** Whether the last digit is the check digit of the others: ISO/IEC 7812-1. */
function isCardNumber(typed: string): boolean {
  const number = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, text, place) => {
    const digit = Number(text) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good to the end of the month that it names. */
function isAhead(typed: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*\/\s*((?:20)?\d{2})$/.exec(typed.trim()) ?? [];
  if (year === '') return false;
  const endsAt = new Date(Number(year.slice(-2)) + 2000, Number(month), 1);
  return endsAt > now;
}
