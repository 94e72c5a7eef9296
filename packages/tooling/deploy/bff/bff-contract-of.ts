import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildContract } from '@wishbow/contracts/build-contract';
import { bffBuildFolder } from '@wishbow/launcher/bff/bff-builds';

/** What a kept build of the BFF answers, told by its own sources. */
export async function bffContractOf(folder: string, buildId: string): Promise<BuildContract> {
  const module = pathToFileURL(path.join(folder, 'bff/src/registry/own-contract.ts')).href;
  const { ownContract }: { ownContract: () => object } = await import(module);
  return BuildContract.parse({ ...ownContract(), buildId });
}

/** The same by build, of those that a site has kept in its data folder. */
export const bffContractsIn =
  (dataFolder: string) =>
  (buildId: string): Promise<BuildContract> =>
    bffContractOf(bffBuildFolder(dataFolder, buildId), buildId);
