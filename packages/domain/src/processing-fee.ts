import { type Cents, cents } from './money.ts';

const FIXED_FEE: Cents = cents(130);
const FEE_PERCENT = 7;

/** The rule as people read it; `processingFee` keeps it. */
export const FEE_RULE_TEXT = '$1.30 plus 7% of the price of one';

/**
 * The processing fee of one order line: $1.30 plus 7 % of the **unit** price, once per line, whatever the quantity.
 * Half a cent rounds up. Specification section 9; rounding from RELIABILITY.md section 2.
 */
export function processingFee(unitPrice: Cents): Cents {
  return cents(FIXED_FEE + Math.floor((FEE_PERCENT * unitPrice + 50) / 100));
}
