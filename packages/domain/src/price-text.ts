import { type Cents, cents, NO_MONEY } from './money.ts';

/** Figures with separators between them, but no percentage: "1.226", "1 770", ",89", "2'800.00". */
const AMOUNT = /[.,]?\d+(?:[.,]\d+|['’ ]\d{3}(?!\d))*(?![\d.,]*\s*%)/u;
const MINUS_BEFORE = /(?:^|\s)[-\u2212]\p{Sc}?$/u;
const FREE = /^(?:free|gratis|gratuit|kostenlos)$/i;

/** A price stands at the beginning or not at all; more of a page's text is not looked through. */
const LONGEST_TEXT = 120;
/** As many digits before the point as `parseDollars` takes. */
const MOST_WHOLE_DIGITS = 7;

/**
 * Reads a price as shops of many places write it: "48,00", "1.226 EUR", "1 770 kr", ",89", "$2,800.00", "Free".
 * Of a range ("$19.99 - $29.99") the first amount. Digit by digit, never through a float; parts of a cent are cut off,
 * and the currency is not looked at.
 * @returns undefined where there is no amount, a negative one, or one that no form of ours could hold.
 */
export function parsePriceText(text: string): Cents | undefined {
  const plain = text.normalize('NFKC').trim().slice(0, LONGEST_TEXT);
  if (FREE.test(plain)) return NO_MONEY;
  const found = AMOUNT.exec(plain);
  if (!found || MINUS_BEFORE.test(plain.slice(0, found.index))) return undefined;
  const { whole, fraction } = splitAmount(found[0]);
  if (whole.length > MOST_WHOLE_DIGITS) return undefined;
  return cents(Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')));
}

/** The digits before and after the decimal separator. */
function splitAmount(amount: string): { readonly whole: string; readonly fraction: string } {
  const decimalAt = decimalSeparatorAt(amount) ?? amount.length;
  const digitsOf = (part: string) => part.replace(/\D/g, '');
  return {
    whole: digitsOf(amount.slice(0, decimalAt)).replace(/^0+/, ''),
    fraction: digitsOf(amount.slice(decimalAt)),
  };
}

/**
 * Where the cents begin: at the last point or comma, unless that groups thousands. It does where the same mark stands
 * before it ("1.234.567"), and where it is the only mark with one to three digits before and three behind ("1.226").
 */
function decimalSeparatorAt(amount: string): number | undefined {
  const at = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  if (at < 0) return undefined;
  const before = amount.slice(0, at);
  const behind = amount.slice(at + 1);
  const groupsThousands = /^[1-9]\d{0,2}$/.test(before) && behind.length === 3;
  return groupsThousands || before.includes(amount.charAt(at)) || /\D/.test(behind) ? undefined : at;
}
