import type { UserId } from '@wishbow/contracts/wire-types';
import { type Cents, cents, NO_MONEY, sumCents } from '@wishbow/domain/money';
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
export const postJournal = (
  connection: Connection,
  session: ClientSession,
  journal: Journal,
  now: Date,
): Promise<void> => postJournals(connection, session, [journal], now);

/**
 * The same for several at once. Best done last in a transaction: whoever moves the accounts that everybody shares keeps
 * all others from moving them until it ends.
 */
export async function postJournals(
  connection: Connection,
  session: ClientSession,
  journals: readonly Journal[],
  now: Date,
): Promise<void> {
  const posted = journals.filter(({ legs }) => legs.length > 0);
  if (posted.length === 0) return;
  const unbalanced = posted.find((journal) => !isBalanced(journal));
  if (unbalanced) throw new Error(`The legs of ${unbalanced.opId} do not sum to zero`);
  const rows = posted.map(({ opId, orderId, legs }): JournalRow => ({ _id: opId, orderId, legs, postedAt: now }));
  await journalModel(connection).insertMany(rows, { session });
  const [guarded, others] = dividedByGuard(posted.flatMap(({ legs }) => legs));
  for (const leg of guarded) await takeOut(connection, session, leg);
  await moveBalances(connection, session, others);
}

/** Legs that have to be looked at before they are taken out of their account, and the rest. */
function dividedByGuard(legs: readonly Leg[]): [guarded: Leg[], others: Leg[]] {
  const isTakenOut = ({ account, amountCents }: Leg) => amountCents < 0 && isGuarded(account);
  return [legs.filter(isTakenOut), legs.filter((leg) => !isTakenOut(leg))];
}

async function takeOut(connection: Connection, session: ClientSession, { account, amountCents }: Leg): Promise<void> {
  const enough = { _id: account, balanceCents: { $gte: cents(-amountCents) } };
  const change = { $inc: { balanceCents: amountCents } };
  const moved = await accountModel(connection).updateOne(enough, change, { session });
  if (moved.matchedCount === 0) throw new InsufficientBalance(`${account} holds less than ${-amountCents} cents`);
}

/** Each account once, in one statement. */
async function moveBalances(connection: Connection, session: ClientSession, legs: readonly Leg[]): Promise<void> {
  const changes = [...Map.groupBy(legs, ({ account }) => account)].map(([account, some]) => ({
    updateOne: {
      filter: { _id: account },
      update: { $inc: { balanceCents: sumCents(some.map(({ amountCents }) => amountCents)) } },
      upsert: true,
    },
  }));
  if (changes.length > 0) await accountModel(connection).bulkWrite(changes, { session });
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
