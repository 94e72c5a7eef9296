import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Cents, formatUsd } from '@wishbow/domain/money';
import { type AdminAct, isRecorded, recordAudit } from '@wishbow/service/audit/record-audit';
import { type ClientSession, type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { Dependencies } from '../dependencies.ts';
import { creditGrant } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { type Refused, refused } from '../refusals.ts';

interface Grant extends AdminAct {
  /** Names the grant: sent again it changes nothing. */
  readonly grantId: string;
  readonly userIds: readonly UserId[];
  readonly amountCents: Cents;
}

export type Granted = { readonly ok: true; readonly count: number } | Refused<'not_found'>;

/**
 * Gives several people Llama Bucks and tells them, in one transaction: all have it or none. Each has it once per grant.
 * @returns to how many it was new.
 */
export const grantToPeople =
  (deps: Dependencies) =>
  async ({ userIds, ...grant }: Grant): Promise<Granted> => {
    const { connection, now: clock } = deps;
    const ids = [...new Set(userIds)];
    const { body } = await deps.call(accountsInternalContract.listPeople, { body: { ids } });
    if (body.people.length < ids.length) return refused('not_found');
    const gifts = body.people.map(({ id: userId, username }) => ({ ...grant, userId, username }));
    if (await isGivenToAll(connection, gifts)) return { ok: true, count: 0 };
    try {
      await inTransaction(connection, async (session) => {
        for (const gift of gifts) await giveTo(connection, session, gift, clock());
      });
      return { ok: true, count: gifts.length };
    } catch (error) {
      // Clicked twice at once: whoever came first has given it to all of them.
      if (!isDuplicateKey(error) || !(await isGivenToAll(connection, gifts))) throw error;
      return { ok: true, count: 0 };
    }
  };

type GrantToOne = Omit<Grant, 'userIds'> & { readonly userId: UserId; readonly username: string };

const givenId = ({ grantId, userId }: GrantToOne): string => `${grantId}:${userId}`;
const auditId = (gift: GrantToOne): string => `credit_granted:${givenId(gift)}`;

async function isGivenToAll(connection: Connection, gifts: readonly GrantToOne[]): Promise<boolean> {
  const given = await Promise.all(gifts.map((gift) => isRecorded(connection, auditId(gift))));
  return given.every(Boolean);
}

/** The journal, the entry of the log and the news. @throws Error with code 11000 when it was given before. */
async function giveTo(connection: Connection, session: ClientSession, gift: GrantToOne, now: Date): Promise<void> {
  const { userId, username, amountCents, adminId, reason } = gift;
  const id = givenId(gift);
  await postJournal(connection, session, creditGrant(id, userId, amountCents), now);
  const subject = { kind: 'person', id: userId, name: `@${username}` } as const;
  const text = `Gave ${formatUsd(amountCents)} in Llama Bucks`;
  const entry = { id: auditId(gift), action: 'credit_granted', subject, text, adminId, reason, now } as const;
  await recordAudit(connection, session, entry);
  const payload = { grantId: id, userId, amountCents, reason };
  await recordEvent(connection, session, { type: 'orders.credit_granted', aggregateId: userId, payload, now });
}
