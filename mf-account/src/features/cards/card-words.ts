import type { Card } from '@wishbow/contracts/people';

/** "08/28". */
export const expiryOf = ({ exp_month, exp_year }: Card): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`;
