import type { CardId, ContributionId, OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { BookedPayment } from '../reconciliation/books.ts';
import type { Refused } from '../refusals.ts';

export type CardRefused = Refused<'card_declined' | 'authentication_required'>;
/** The token stands for no card, or for one that was saved before. */
export type TokenRefused = Refused<'card_unreadable'>;

export interface SavedCard {
  readonly id: CardId;
  /** `visa`, `mastercard`, `amex` ... */
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** What to hold on a card, always the same for one attempt of one order. */
export interface HoldRequest {
  readonly orderId: OrderId;
  readonly attempt: number;
  readonly customerId: string;
  readonly cardId: CardId;
  readonly amountCents: Cents;
}

/** What to hold on a card for one contribution to a fund; always the same for the same contribution. */
export interface ContributionHold {
  readonly contributionId: ContributionId;
  readonly customerId: string;
  readonly cardId: CardId;
  readonly amountCents: Cents;
}

/** What a hold is for. */
export type HeldFor = { readonly orderId: OrderId } | { readonly contributionId: ContributionId };

export interface Hold {
  readonly intentId: string;
  readonly isOpen: boolean;
  /** Of its order; undefined for a contribution. */
  readonly attempt: number | undefined;
}

/** A message of the card processor that carries its signature; only a hint, to be looked up before it is believed. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly orderId: OrderId | undefined;
}

/** Money to give back to the card it came from. */
export interface RefundRequest {
  readonly intentId: string;
  readonly amountCents: Cents;
  /** Names the refund for ever: the same one has one effect. */
  readonly operation: string;
}

/**
 * The card processor. Every call may be repeated: the same order and attempt have one effect.
 * All but the refusals named in the types are thrown: `PaymentsOut` when it cannot be told what happened.
 */
export interface Payments {
  createCustomer(userId: UserId): Promise<string>;
  /** @param token made in the browser; a card number never comes here. */
  saveCard(
    owner: { userId: UserId; customerId: string },
    token: string,
  ): Promise<{ ok: true; card: SavedCard } | CardRefused | TokenRefused>;
  removeCard(cardId: CardId): Promise<void>;
  /** Holds the amount without taking it. */
  hold(request: HoldRequest): Promise<{ ok: true; intentId: string } | CardRefused>;
  /** Holds what somebody chips in to a fund, without taking it. */
  holdContribution(request: ContributionHold): Promise<{ ok: true; intentId: string } | CardRefused>;
  /** Looks for holds of an order or a contribution that we may not have heard of. */
  listHolds(of: HeldFor & { customerId: string; since: Date }): Promise<Hold[]>;
  /**
   * Takes what was held.
   * @throws HoldLost when the hold is gone.
   */
  capture(intentId: string, operation: string): Promise<void>;
  /**
   * Gives a hold back; one that is back already is fine.
   * @throws AlreadyCaptured when the money was taken before.
   */
  void(intentId: string, operation: string): Promise<void>;
  /**
   * Gives captured money back, once per operation.
   * @throws RefundRefused when it cannot go back: the card was charged back, or all of it went back before.
   */
  refund(request: RefundRequest): Promise<void>;
  /** Every payment that was begun between two moments, for the comparison of the books. */
  listPayments(since: Date, until: Date): Promise<BookedPayment[]>;
  /** @returns undefined when the signature is wrong or older than five minutes. */
  readEvent(body: Buffer, signature: string): PaymentEvent | undefined;
}

/** The card processor did not answer, or not in a way that tells what happened. */
export class PaymentsOut extends Error {
  override readonly name = 'PaymentsOut';
}

/** The hold was given back or has run out before it was taken. */
export class HoldLost extends Error {
  override readonly name = 'HoldLost';
}

/** What was to be given back as a hold is money taken: only a refund gives it back. */
export class AlreadyCaptured extends Error {
  override readonly name = 'AlreadyCaptured';
}

/** The card processor does not give the money back, and would not the next time. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
