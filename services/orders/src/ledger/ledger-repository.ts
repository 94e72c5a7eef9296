import type { UserId } from '@wishbow/contracts/wire-types';
import { type Cents, cents, NO_MONEY } from '@wishbow/domain/money';
import type { ClientSession, Connection } from 'mongoose';
import { type AccountRow, accountModel } from './account-model.ts';
import { isGuarded, SHARED_ACCOUNTS, userCredit } from './account-names.ts';
import { type JournalRow, journalModel } from './journal-model.ts';
import { isBalanced, type Journal, type Leg } from './journals.ts';

/** An account that may not fall below zero would; the transaction it was met in has to be given up. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
}

/**
 * Posts a journal and moves the balances it names, all in the caller's transaction.
 * @throws InsufficientBalance when a guarded account would fall below zero; the transaction must then not be committed.
 * @throws Error with code 11000 when the operation was posted before.
 */
export async function postJournal(
  connection: Connection,
  session: ClientSession,
  journal: Journal,
  now: Date,
): Promise<void> {
  if (journal.legs.length === 0) return;
  if (!isBalanced(journal)) throw new Error(`The legs of ${journal.opId} do not sum to zero`);
  const { opId, orderId, legs } = journal;
  const row: JournalRow = { _id: opId, orderId, legs, postedAt: now };
  await journalModel(connection).insertMany([row], { session });
  for (const leg of legs) await moveBalance(connection, session, leg);
}

async function moveBalance(connection: Connection, session: ClientSession, leg: Leg): Promise<void> {
  const { account, amountCents } = leg;
  const accounts = accountModel(connection);
  const change = { $inc: { balanceCents: amountCents } };
  if (amountCents > 0 || !isGuarded(account)) {
    await accounts.updateOne({ _id: account }, change, { session, upsert: true });
    return;
  }
  const enough = { _id: account, balanceCents: { $gte: cents(-amountCents) } };
  const moved = await accounts.updateOne(enough, change, { session });
  if (moved.matchedCount === 0) throw new InsufficientBalance(`${account} holds less than ${-amountCents} cents`);
}

/** The accounts that every order moves exist before the first one, so that no two transactions open them at once. */
export async function openSharedAccounts(connection: Connection): Promise<void> {
  for (const name of SHARED_ACCOUNTS) {
    await accountModel(connection).updateOne({ _id: name }, { $setOnInsert: { balanceCents: 0 } }, { upsert: true });
  }
}

/** A person's Llama Bucks. */
export async function getCreditBalance(connection: Connection, userId: UserId): Promise<Cents> {
  const account = await accountModel(connection).findById(userCredit(userId)).lean<AccountRow | null>();
  return account?.balanceCents ?? NO_MONEY;
}

export async function isPosted(connection: Connection, opId: string): Promise<boolean> {
  return (await journalModel(connection).exists({ _id: opId })) !== null;
}

/** The whole ledger, for checks. */
export async function listLedger(connection: Connection): Promise<{ journals: JournalRow[]; accounts: AccountRow[] }> {
  const [journals, accounts] = await Promise.all([
    journalModel(connection).find().lean<JournalRow[]>(),
    accountModel(connection).find().lean<AccountRow[]>(),
  ]);
  return { journals, accounts };
}
