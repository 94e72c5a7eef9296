import { type Cents, cents } from './money.ts';

const PAYOUT_FEE_PERCENT = 5;

/** What a payout keeps back, how it is named to people. */
export const PAYOUT_FEE_TEXT = `${PAYOUT_FEE_PERCENT}% fee`;

/** How soon the check is in the mail, as people are told. */
export const CHECK_MAILED_WITHIN = '7-10 business days';

/** Both timings of specification section 9. */
export const PAYOUT_TIMING_TEXT = `The check will be mailed within ${CHECK_MAILED_WITHIN}; in all, a payout takes up to one month.`;

/** 5 % of what was chipped in, half a cent up. Specification section 9; rounding from RELIABILITY.md section 2. */
export const payoutFee = (gross: Cents): Cents => cents(Math.floor((PAYOUT_FEE_PERCENT * gross + 50) / 100));

/** What the check is made out for. */
export const payoutNet = (gross: Cents): Cents => cents(gross - payoutFee(gross));
