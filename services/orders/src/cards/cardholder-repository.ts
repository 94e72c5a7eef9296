import type { CardId, UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from 'mongoose';
import type { SavedCard } from '../payments/payments.ts';
import { type CardholderRow, cardholderModel } from './cardholder-model.ts';

export const findCardholder = (connection: Connection, userId: UserId): Promise<CardholderRow | null> =>
  cardholderModel(connection).findById(userId).lean<CardholderRow | null>();

/** @returns the card with its owner's name at the card processor; undefined when it is not this person's. */
export async function findOwnCard(
  connection: Connection,
  userId: UserId,
  cardId: CardId,
): Promise<(SavedCard & { customerId: string }) | undefined> {
  const holder = await findCardholder(connection, userId);
  const card = holder?.cards.find(({ id }) => id === cardId);
  return holder && card ? { ...card, customerId: holder.customerId } : undefined;
}

/** Remembers a customer of the card processor; the first one told stays. */
export async function addCardholder(connection: Connection, userId: UserId, customerId: string): Promise<void> {
  const first = { $setOnInsert: { customerId, cards: [] } };
  await cardholderModel(connection).updateOne({ _id: userId }, first, { upsert: true });
}

/** Adds a card, once. */
export async function addCardOf(connection: Connection, userId: UserId, card: SavedCard): Promise<void> {
  const without = { _id: userId, 'cards.id': { $ne: card.id } };
  await cardholderModel(connection).updateOne(without, { $push: { cards: card } });
}

export async function removeCardOf(connection: Connection, userId: UserId, cardId: CardId): Promise<void> {
  await cardholderModel(connection).updateOne({ _id: userId }, { $pull: { cards: { id: cardId } } });
}

/** Forgets a person and their cards. */
export async function removeCardholder(connection: Connection, userId: UserId): Promise<void> {
  await cardholderModel(connection).deleteOne({ _id: userId });
}
