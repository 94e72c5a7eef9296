import { chargeOperations } from './charges.ts';
import { customerOperations } from './customers.ts';
import { disputeOperations } from './disputes.ts';
import { eventOperations } from './events.ts';
import type { Operation } from './operation.ts';
import { paymentIntentOperations } from './payment-intents.ts';
import { paymentMethodOperations } from './payment-methods.ts';
import { refundOperations } from './refunds.ts';
import { settlementOperations } from './settle-payment.ts';
import { setupIntentOperations } from './setup-intents.ts';
import { sourceOperations } from './sources.ts';
import { paymentStartOperations } from './start-payment.ts';
import { tokenOperations } from './tokens.ts';

/** Every call of the card processor that the sandbox answers. */
export const operations: readonly Operation[] = [
  ...tokenOperations,
  ...customerOperations,
  ...sourceOperations,
  ...paymentMethodOperations,
  ...setupIntentOperations,
  ...paymentStartOperations,
  ...paymentIntentOperations,
  ...settlementOperations,
  ...refundOperations,
  ...chargeOperations,
  ...disputeOperations,
  ...eventOperations,
];
