import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import type { BuildContract } from '@wishbow/contracts/build-contract';
import { bffContract } from '@wishbow/http/build-contracts';

let known: BuildContract | undefined;

/** What this process and the services behind it answer; made when it is first asked for, since it takes a moment. */
export function ownContract(): BuildContract {
  known ??= bffContract(ALL_ENDPOINTS);
  return known;
}
