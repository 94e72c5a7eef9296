import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { callApi, useQuery } from '@wishbow/platform';

export const BLOCKED_KEY = ['getBlockedUsers'];

/** Whom one has blocked, the last one first. */
export const useBlockedPeople = () =>
  useQuery({
    queryKey: BLOCKED_KEY,
    queryFn: async () => (await callApi(blocksContract.getBlockedUsers, { body: {} })).body.blocked,
  });
