import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildContract } from '@wishbow/contracts/build-contract';

/** What a kept build of the BFF answers, told by its own sources. */
export async function bffContractOf(folder: string, buildId: string): Promise<BuildContract> {
  const module = pathToFileURL(path.join(folder, 'bff/src/registry/own-contract.ts')).href;
  const { ownContract }: { ownContract: () => object } = await import(module);
  return BuildContract.parse({ ...ownContract(), buildId });
}
