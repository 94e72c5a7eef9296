import { type Cents, parseDollars } from '@wishbow/domain/money';
import { parseWebAddress } from '@wishbow/domain/web-address';
import { goalFault, priceFault } from '@wishbow/domain/wish-price';

/** The messages of the fields that keep a form from being sent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

export const titleError = (title: string) => (title.trim() === '' ? 'Please add a name.' : undefined);

export const linkError = (link: string) =>
  parseWebAddress(link) === undefined ? 'Please enter a valid link' : undefined;

export const wishlistsError = (wishlistIds: readonly string[]) =>
  wishlistIds.length === 0 ? 'Please select at least one wish list to add the item to.' : undefined;

export const priceError = (text: string) => priceFault(readPrice(text));

export const goalError = (text: string) => goalFault(readPrice(text));

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
