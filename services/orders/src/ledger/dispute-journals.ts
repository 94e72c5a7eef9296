import type { UserId } from '@wishbow/contracts/wire-types';
import { type Cents, cents } from '@wishbow/domain/money';
import { disputeReceivable } from './account-names.ts';
import type { Journal, Leg } from './journals.ts';

/** A dispute as the ledger sees it. */
interface DisputedCharge {
  readonly _id: string;
  readonly debtorId: UserId;
  readonly amountCents: Cents;
}

/** Where the money stands that a bank has taken back: the card processor owes us less, and somebody owes us that much. */
const takenBack = ({ debtorId, amountCents }: DisputedCharge, direction: 1 | -1): readonly Leg[] => [
  { account: 'stripe_clearing', amountCents: cents(direction * amountCents) },
  { account: disputeReceivable(debtorId), amountCents: cents(-direction * amountCents) },
];

/** A charge is contested, and its money taken back at once. */
export const disputeOpened = (dispute: DisputedCharge): Journal => ({
  opId: `dispute:${dispute._id}`,
  orderId: null,
  legs: takenBack(dispute, 1),
});

/** The bank has decided for us: the money is back. A dispute that is lost stays owed. */
export const disputeWon = (dispute: DisputedCharge): Journal => ({
  opId: `dispute-won:${dispute._id}`,
  orderId: null,
  legs: takenBack(dispute, -1),
});
