import path from 'node:path';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { RegistrySnapshot } from '@wishbow/contracts/registry';
import type { Call } from '@wishbow/http/client';
import { root } from '../bootstrap/root.mjs';
import { buildMockedSnapshot } from '../mocks/mocked-snapshot.mjs';
import { upload } from './upload.ts';

type Log = (line: string) => void;

/**
 * Builds shell and parts with their mocks, as this checkout has them, and puts on a site what it does not have yet.
 * @returns the builds, by frontend: together they are the product without a backend.
 */
export async function uploadMocks(call: Call, log: Log): Promise<Record<string, string>> {
  const { builds: kept } = (await call(deploymentsContract.getRegistry, {})).body;
  const { shell, parts } = RegistrySnapshot.parse(await buildMockedSnapshot(log));
  const wanted = [{ name: 'shell' as const, buildId: shell.buildId }, ...parts];
  for (const { name, buildId } of wanted) {
    const isThere = kept.some((build) => build.name === name && build.build_id === buildId);
    if (!isThere) log(await upload(call, { name, buildId, folder: path.join(root, name, 'dist', buildId) }));
  }
  return Object.fromEntries(wanted.map(({ name, buildId }) => [name, buildId]));
}
