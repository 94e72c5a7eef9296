import type { CanaryBudget } from '@wishbow/contracts/canary';
import { canaryContract } from '@wishbow/contracts/canary-contract';
import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import { callApi } from '@wishbow/platform';

/** `revision` is the live set that was looked at. */
export type PartFlip = { readonly name: Frontend; readonly reason: string } & (
  | {
      readonly kind: 'promote';
      readonly buildId: string;
      readonly revision: number;
      /** Also where it failed its check. */
      readonly anyway: boolean;
    }
  | { readonly kind: 'rollback'; readonly from: string }
  | ({ readonly kind: 'try'; readonly buildId: string; readonly revision: number } & Trial)
  | { readonly kind: 'stop'; readonly buildId: string }
);

/** On how many in a hundred a build is tried, and by how much it may be worse. */
export interface Trial {
  readonly percent: number;
  readonly budget: CanaryBudget;
}

export function sendFlip(flip: PartFlip) {
  const { name, reason } = flip;
  const params = { name };
  switch (flip.kind) {
    case 'promote': {
      const body = { build_id: flip.buildId, revision: flip.revision, reason, ...(flip.anyway && { anyway: true }) };
      return callApi(deployedPartsContract.promotePart, { params, body });
    }
    case 'rollback':
      return callApi(deployedPartsContract.takePartBack, { params, body: { from: flip.from, reason } });
    case 'try': {
      const { buildId, percent, budget, revision } = flip;
      return callApi(canaryContract.tryPart, {
        params,
        body: { build_id: buildId, percent, budget, revision, reason },
      });
    }
    case 'stop':
      return callApi(canaryContract.stopTryingPart, { params, body: { build_id: flip.buildId, reason } });
  }
}
