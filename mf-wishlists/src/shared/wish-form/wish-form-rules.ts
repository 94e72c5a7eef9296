import { type Cents, parseDollars } from '@wishbow/domain/money';
import { parseWebAddress } from '@wishbow/domain/web-address';

/** RELIABILITY.md section 2: no price above 10,000 dollars. */
const HIGHEST_PRICE_CENTS = 1_000_000;

/** The messages of the fields that keep a form from being sent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

export const titleError = (title: string) => (title.trim() === '' ? 'Please add a name.' : undefined);

export const linkError = (link: string) =>
  parseWebAddress(link) === undefined ? 'Please enter a valid link' : undefined;

export const wishlistsError = (wishlistIds: readonly string[]) =>
  wishlistIds.length === 0 ? 'Please select at least one wish list to add the item to.' : undefined;

export function priceError(text: string): string | undefined {
  const price = readPrice(text);
  if (price === undefined) return 'Please enter a price';
  return price > HIGHEST_PRICE_CENTS ? 'Please enter at most $10,000.00' : undefined;
}

/** A fund's goal is in whole dollars. */
export function goalError(text: string): string | undefined {
  const goal = readPrice(text);
  if (goal === undefined || goal === 0) return 'Please enter an amount';
  if (goal % 100 !== 0) return 'Please enter whole dollars';
  return goal > HIGHEST_PRICE_CENTS ? 'Please enter at most $10,000.00' : undefined;
}

/**
 * Dollars as the keyboards of many countries write them: "19.99", "48,00", "$1,284.60".
 * @returns undefined where it is no amount, or could be two: "1.234,50".
 */
export function readPrice(text: string): Cents | undefined {
  const plain = text.replaceAll(/[$\s]/g, '').replaceAll(/,(?=\d{3}(?:[.,]|$))/g, '');
  return parseDollars(plain.replace(',', '.'));
}

/** Only the fields that have a message. */
export function messagesOf<Field extends string>(errors: Record<Field, string | undefined>): FormErrors<Field> {
  const messages: FormErrors<Field> = {};
  for (const field in errors) if (errors[field]) messages[field] = errors[field];
  return messages;
}
