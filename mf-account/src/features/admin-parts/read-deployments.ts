import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { Deployment } from '@wishbow/contracts/deployments';
import { callApi } from '@wishbow/platform';
import type { TablePage } from '../../shared/admin-table/table-page.ts';

export const DEPLOYMENTS_KEY = ['listDeployments'];

/** One page of what was done to the live set. */
export async function readDeployments(cursor: string | undefined): Promise<TablePage<Deployment>> {
  const { body } = await callApi(deployedPartsContract.listDeployments, { query: { cursor } });
  return { rows: body.deployments, nextCursor: body.next_cursor };
}
