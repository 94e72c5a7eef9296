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
  /** The same for the same number, whoever saves it. */
  readonly fingerprint?: string | undefined;
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

/** What a bank asks the holder of a card before it holds anything. */
export interface PaymentQuestion {
  readonly intentId: string;
  /** For the holder's browser alone. */
  readonly clientSecret: string;
  /** The bank's page; null where only the processor's own script knows how to ask. */
  readonly pageUrl: string | null;
}

/** The holder is asked; what they answer is learnt by looking at the payment again. */
export interface Asked {
  readonly ok: false;
  readonly question: PaymentQuestion;
}

export type Held = { readonly ok: true; readonly intentId: string };

/** What a hold is for. */
export type HeldFor = { readonly orderId: OrderId } | { readonly contributionId: ContributionId };

export interface Hold {
  readonly intentId: string;
  /** Not given back and not taken: something is held, or may come to be. */
  readonly isOpen: boolean;
  /** The money is held. */
  readonly isHeld: boolean;
  /** Of its order; undefined for a contribution. */
  readonly attempt: number | undefined;
}

/** A message of the card processor that carries its signature; only a hint, to be looked up before it is believed. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** What of ours it is about, if anything. */
  readonly about: HeldFor | undefined;
  /** The dispute it is about. */
  readonly disputeId: string | undefined;
}

/** A charge that its card's holder contests: its money is taken back from us until their bank has decided. */
export interface ContestedCharge {
  readonly id: string;
  readonly about: HeldFor | undefined;
  readonly amountCents: Cents;
  readonly reason: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly openedAt: Date;
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
  /** Forgets a person and all their cards; one that is gone is fine. Payments that were made stay. */
  removeCustomer(customerId: string): Promise<void>;
  /** @param token made in the browser; a card number never comes here. */
  readCard(userId: UserId, token: string): Promise<{ ok: true; card: SavedCard } | CardRefused | TokenRefused>;
  /** Keeps a card that was read for later payments; its bank may be asked about it. */
  saveCard(customerId: string, cardId: CardId): Promise<{ ok: true } | CardRefused>;
  removeCard(cardId: CardId): Promise<void>;
  /** Holds the amount without taking it, while nobody is there to be asked: a card that has to ask is refused. */
  hold(request: HoldRequest): Promise<Held | CardRefused>;
  /** Holds the amount without taking it, or has the holder asked by their bank. */
  holdOrAsk(request: HoldRequest | ContributionHold): Promise<Held | Asked | CardRefused>;
  /** What has become of a payment whose holder was asked. */
  lookAt(intentId: string): Promise<Held | Asked | CardRefused>;
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
  /** @returns undefined for an inquiry alone, which takes no money. */
  getContestedCharge(disputeId: string): Promise<ContestedCharge | undefined>;
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
