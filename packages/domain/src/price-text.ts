import { type Cents, cents, NO_MONEY } from './money.ts';

/** Figures with separators between them, but no percentage: "1.226", "1 770", ",89", "2'800.00"; and "5€99". */
const AMOUNT = /[.,]?\d+(?:[.,]\d+|['’ ]\d{3}(?!\d))*(?![\d.,]*\s*%)(?:\p{Sc}\d\d(?![\d.,]|\s?\p{Sc}))?/u;
/** Digits alone, or in groups of three; India groups some by two. */
const WHOLE = /^(?:\d*|\d{1,3}(?:[.,'’ ]\d{2,3})*[.,'’ ]\d{3})$/u;
/** "-5", "−$5", "EUR -5"; and with a space behind only at the beginning, for "Price - $5" is a dash: "- 5", "$-5". */
const MINUS_BEFORE = /(?:^|\s)[-\u2212]\p{Sc}?$|^[A-Z]{0,3}\p{Sc}?\s*[-\u2212]\s*[A-Z]{0,3}\p{Sc}?\s*$/u;
/** What NFKC makes of "½" and the like. */
const FRACTION_SLASH = '\u2044';
const FREE = /^(?:free|gratis|gratuit|kostenlos)$/i;

/** A price stands at the beginning or not at all; more of a page's text is not looked through. */
const LONGEST_TEXT = 120;
/** As many digits before the point as `parseDollars` takes. */
const MOST_WHOLE_DIGITS = 7;

/**
 * Reads a price as shops of many places write it: "48,00", "1.226 EUR", "1 770 kr", ",89", "$2,800.00", "Free".
 * Of a range ("$19.99 - $29.99") the first amount. Digit by digit, never through a float; parts of a cent are cut off,
 * and the currency is not looked at.
 * @returns undefined where there is no amount, a negative or a broken one ("1.5.2", "½"), or one that no form of ours
 * could hold.
 */
export function parsePriceText(text: string): Cents | undefined {
  const plain = text.trim().slice(0, LONGEST_TEXT).normalize('NFKC');
  if (FREE.test(plain)) return NO_MONEY;
  const found = AMOUNT.exec(plain);
  if (!found || plain.includes(FRACTION_SLASH) || MINUS_BEFORE.test(plain.slice(0, found.index))) return undefined;
  const { whole, fraction } = splitAmount(found[0]);
  const wholeDigits = digitsOf(whole).replace(/^0+/, '');
  if (!WHOLE.test(whole) || wholeDigits.length > MOST_WHOLE_DIGITS) return undefined;
  return cents(Number(wholeDigits) * 100 + Number(digitsOf(fraction).slice(0, 2).padEnd(2, '0')));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What stands before and behind the decimal separator, which may be the currency itself. */
function splitAmount(amount: string): { readonly whole: string; readonly fraction: string } {
  const [figures = '', behindCurrency = ''] = amount.split(/\p{Sc}/u);
  const decimalAt = decimalSeparatorAt(figures);
  return decimalAt === undefined
    ? { whole: figures, fraction: behindCurrency }
    : { whole: figures.slice(0, decimalAt), fraction: figures.slice(decimalAt) };
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
