import type { UserId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { creditGrant } from './journals.ts';
import { isPosted, postJournal } from './ledger-repository.ts';

interface CreditGrant {
  /** Names the grant; granting it again changes nothing. */
  readonly id: string;
  readonly userId: UserId;
  readonly amountCents: Cents;
}

/** Gives a person Llama Bucks, once per grant. */
export async function grantCredit(connection: Connection, grant: CreditGrant, now: Date): Promise<void> {
  const journal = creditGrant(grant.id, grant.userId, grant.amountCents);
  if (await isPosted(connection, journal.opId)) return;
  await inTransaction(connection, (session) => postJournal(connection, session, journal, now));
}
