import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import type { OrderRow } from './order-row.ts';
import type { People } from './order-view.ts';

/** Who the orders are for. */
export const findRecipients = (deps: Dependencies, orders: readonly OrderRow[]): Promise<People> =>
  findPeople(
    deps,
    orders.flatMap(({ recipientId }) => recipientId ?? []),
  );

/** While accounts cannot be asked, orders are shown without their people rather than not at all. */
export async function findPeople({ call, logger }: Dependencies, userIds: readonly UserId[]): Promise<People> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  try {
    const { body } = await call(accountsInternalContract.listPeople, { body: { ids } });
    return new Map(body.people.map((person): [UserId, (typeof body.people)[number]] => [person.id, person]));
  } catch (error) {
    logger.warn({ err: error }, 'orders are shown without their people');
    return new Map();
  }
}
