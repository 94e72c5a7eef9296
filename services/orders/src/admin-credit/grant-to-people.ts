import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Cents, formatUsd } from '@wishbow/domain/money';
import { type AdminAct, isRecorded, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
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

/** Gives several people Llama Bucks, all or nothing and each once per grant, and tells them. @returns to how many it was new. */
export const grantToPeople =
  (deps: Dependencies) =>
  async ({ userIds, ...grant }: Grant): Promise<Granted> => {
    const ids = [...new Set(userIds)];
    const { body } = await deps.call(accountsInternalContract.listPeople, { body: { ids } });
    if (body.people.length < ids.length) return refused('not_found');
    let count = 0;
    for (const { id: userId, username } of body.people) {
      if (await isGiven(deps, { ...grant, userId, username })) count += 1;
    }
    return { ok: true, count };
  };

type GrantToOne = Omit<Grant, 'userIds'> & { readonly userId: UserId; readonly username: string };

/** The journal, the entry of the log and the news are there together, or none of them. @returns whether it was new. */
async function isGiven({ connection, now: clock }: Dependencies, grant: GrantToOne): Promise<boolean> {
  const { grantId, userId, username, amountCents, adminId, reason } = grant;
  const id = `${grantId}:${userId}`;
  const auditId = `credit_granted:${id}`;
  if (await isRecorded(connection, auditId)) return false;
  const now = clock();
  try {
    await inTransaction(connection, async (session) => {
      await postJournal(connection, session, creditGrant(id, userId, amountCents), now);
      const subject = { kind: 'person', id: userId, name: `@${username}` } as const;
      const text = `Gave ${formatUsd(amountCents)} in Llama Bucks`;
      const entry = { id: auditId, action: 'credit_granted', subject, text, adminId, reason, now } as const;
      await recordAudit(connection, session, entry);
      const payload = { grantId: id, userId, amountCents, reason };
      await recordEvent(connection, session, { type: 'orders.credit_granted', aggregateId: userId, payload, now });
    });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}
