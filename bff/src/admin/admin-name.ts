import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';

/** What an admin is called, for those who read later who has done something. @throws RequestFailed while accounts is away. */
export const adminName =
  (peers: Call) =>
  async (adminId: UserId): Promise<string> => {
    const { body } = await peers(accountsInternalContract.listPeople, { body: { ids: [adminId] } });
    return body.people.find(({ id }) => id === adminId)?.username ?? 'an admin';
  };
