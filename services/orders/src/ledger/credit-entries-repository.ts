import type { UserId } from '@wishbow/contracts/wire-types';
import { sumCents } from '@wishbow/domain/money';
import type { Connection } from '@wishbow/service/mongo/connection';
import { userCredit } from './account-names.ts';
import type { CreditChange } from './credit-view.ts';
import { type JournalRow, journalModel } from './journal-model.ts';

const PAGE = 20;

export interface CreditPage {
  readonly changes: readonly CreditChange[];
  readonly hasMore: boolean;
}

/**
 * What moved a person's Llama Bucks, newest first.
 * @param before the operation that the last page ended with; one that did not concern this person ends the list.
 */
export async function listCreditChanges(
  connection: Connection,
  userId: UserId,
  before: string | undefined,
): Promise<CreditPage> {
  const journals = journalModel(connection);
  const account = userCredit(userId);
  const own = { 'legs.account': account };
  const last = before && (await journals.findOne({ _id: before, ...own }).lean<JournalRow>());
  if (before && !last) return { changes: [], hasMore: false };
  const older = last
    ? { $or: [{ postedAt: { $lt: last.postedAt } }, { postedAt: last.postedAt, _id: { $lt: last._id } }] }
    : {};
  const rows = await journals
    .find({ ...own, ...older })
    .sort({ postedAt: -1, _id: -1 })
    .limit(PAGE + 1)
    .lean<JournalRow[]>();
  const changes = rows.slice(0, PAGE).map(({ _id: opId, orderId, legs, postedAt }) => {
    const amountCents = sumCents(legs.filter((leg) => leg.account === account).map((leg) => leg.amountCents));
    return { opId, orderId, amountCents, postedAt };
  });
  return { changes, hasMore: rows.length > PAGE };
}
