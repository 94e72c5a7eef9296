import type { BuildContract } from '@wishbow/contracts/build-contract';
import type { Deployment } from '@wishbow/contracts/deployments';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import type { Call } from '@wishbow/http/client';
import { refusalText } from '../../gate/refusal-text.ts';
import { Refusal } from '../../generators/refusal.ts';

interface Act {
  readonly kind: 'promote' | 'rollback';
  readonly by: string;
  readonly reason: string;
  /** The gate has said already that it does not fit: only that is written down. */
  readonly is_refused?: true;
}

/** Has a site write down that a build of the BFF serves it. @throws Refusal with everything that would break, written down as well. */
export async function insistOnFitting(call: Call, contract: BuildContract, act: Act): Promise<Deployment> {
  const body = { ...act, build_id: contract.buildId, contract: JSON.stringify(contract) };
  const answer = await call(deploymentsContract.promoteBff, { body });
  if (answer.status === 200) return answer.body.deployment;
  const breakages = answer.status === 409 ? (answer.body.breakages ?? []) : [];
  throw new Refusal(breakages.length > 0 ? refusalText(contract, breakages).trimEnd() : answer.body.message);
}
