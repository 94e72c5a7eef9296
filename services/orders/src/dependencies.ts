import type { RateLimiter } from '@wishbow/cache/ephemeral';
import type { OrderId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { NudgeCart } from './cart/nudge-cart.ts';
import type { PassFailpoint } from './failpoints.ts';
import type { Payments } from './payments/payments.ts';
import type { Retailer } from './retailer/retailer.ts';

/** How long things take, in milliseconds; see `config.ts`. */
interface Pace {
  readonly leaseMs: number;
  readonly retailerPollMs: number;
  readonly trackingPollMs: number;
  readonly parcelPollMs: number;
}

/** What the use cases of this service work with. */
export interface Dependencies {
  readonly connection: Connection;
  /** Calls another of our services. */
  readonly call: Call;
  readonly payments: Payments;
  readonly retailer: Retailer;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly pace: Pace;
  readonly pass: PassFailpoint;
  readonly nudgeCart: NudgeCart;
  /** The secret part of the link that is mailed for an order. */
  readonly invitationToken: (orderId: OrderId) => string;
  /** Tells the workers that something is due; the one of the orders alone where it can be nothing else. */
  readonly wake: (whose?: 'orders') => void;
}
