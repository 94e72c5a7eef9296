import { setTimeout as pause } from 'node:timers/promises';
import { UserId } from '@wishbow/contracts/wire-types';
import { demoPeople } from '@wishbow/demo/people';
import type { Connection } from '@wishbow/service/mongo/connection';
import { addCardholder, addCardOf, findCardholder } from '../cards/cardholder-repository.ts';
import { orderModel } from '../orders/order-model.ts';
import { type Payments, PaymentsOut } from '../payments/payments.ts';
import { DEMO_CUSTOMER } from './demo-order-row.ts';

/** The card processor's ready-made test cards by their last digits: https://docs.stripe.com/testing#cards */
const TEST_TOKENS: Readonly<Record<string, string>> = {
  '4242': 'tok_visa',
  '4444': 'tok_mastercard',
  '0005': 'tok_amex',
  '0341': 'tok_chargeCustomerFail',
};

const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** Saves the cards of the invented community with the card processor in test mode, so that they can really pay. */
export async function seedDemoCards(connection: Connection, payments: Payments, now: Date): Promise<void> {
  for (const { id, cards } of demoPeople(now)) {
    const tokens = cards.flatMap(({ last4 }) => TEST_TOKENS[last4] ?? []);
    const userId = UserId.parse(id);
    if (tokens.length === 0) continue;
    if (!(await findCardholder(connection, userId))) {
      const saved = await patiently(() => saveCards(payments, userId, tokens));
      await addCardholder(connection, userId, saved.customerId);
      for (const card of saved.cards) await addCardOf(connection, userId, card);
    }
    await putCardsOnOrders(connection, userId);
  }
}

/** Orders told before there were cards learn which one paid, so that it can pay for their retry as well. */
async function putCardsOnOrders(connection: Connection, buyerId: UserId): Promise<void> {
  const holder = await findCardholder(connection, buyerId);
  if (!holder) return;
  for (const { id, brand, last4 } of holder.cards) {
    await orderModel(connection).updateMany(
      { buyerId, 'card.customerId': DEMO_CUSTOMER, 'card.brand': brand, 'card.last4': last4 },
      { $set: { 'card.id': id, 'card.customerId': holder.customerId } },
    );
  }
}

async function saveCards(payments: Payments, userId: UserId, tokens: readonly string[]) {
  const customerId = await payments.createCustomer(userId);
  const read = await Promise.all(tokens.map((token) => payments.readCard(userId, token)));
  const cards = read.flatMap((answer) => (answer.ok ? answer.card : []));
  await Promise.all(cards.map(({ id }) => payments.saveCard(customerId, id)));
  return { customerId, cards };
}

/** The local card processor starts at the same time as this service. */
async function patiently<T>(work: () => Promise<T>, attemptsLeft = ATTEMPTS): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsOut) || attemptsLeft === 0) throw error;
  }
  await pause(PAUSE_MS);
  return patiently(work, attemptsLeft - 1);
}
