import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';

type Giver = Pick<PersonRecord, 'name' | 'firstName' | 'details'>;

const SOMEBODY = { name: 'Somebody', firstName: 'Somebody', details: { avatar: null } } as const;

/** Who gives, as they are called now. */
export async function findGiver({ call }: Pick<Dependencies, 'call'>, buyerId: UserId) {
  const { body } = await call(accountsInternalContract.listPeople, { body: { ids: [buyerId] } });
  const giver: Giver | undefined = body.people[0];
  const { name, firstName, details } = giver ?? SOMEBODY;
  return { name, firstName, details: { avatar: details.avatar } };
}
