import type { DeployedBuild, Deployer, Frontend } from '@wishbow/contracts/deployments';
import { type BuildFile, buildDigest } from './build-store.ts';
import { buildView } from './build-view.ts';
import { forgetOldBuilds } from './forget-old-builds.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { addBuild, buildKey, findBuild } from './registry-repository.ts';
import { readUploadedBuild } from './uploaded-build.ts';

export interface Upload {
  readonly name: Frontend;
  readonly buildId: string;
  readonly by: Deployer;
  readonly files: readonly BuildFile[];
}

export type UploadOutcome =
  | { readonly ok: true; readonly isNew: boolean; readonly build: DeployedBuild }
  | { readonly ok: false; readonly reason: 'unusable'; readonly fault: string }
  | { readonly ok: false; readonly reason: 'other_bytes' };

/**
 * Keeps a build, of which nothing ever changes: its name is taken first, with a digest of its files, so that only the same
 * files can be put there, also after a crash in between.
 */
export async function uploadBuild(deps: RegistryDeps, { name, buildId, by, files }: Upload): Promise<UploadOutcome> {
  const read = readUploadedBuild(name, buildId, files);
  if (!read.ok) return { ok: false, reason: 'unusable', fault: read.fault };
  const connection = await deps.database.open();
  const at = deps.now();
  const row = {
    _id: buildKey(name, buildId),
    name,
    buildId,
    report: JSON.stringify(read.report),
    contract: read.contract,
    digest: buildDigest(files),
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
    fileCount: files.length,
    uploadedAt: at,
    usedAt: at,
    by,
  };
  const isNew = await addBuild(connection, row);
  const kept = isNew ? row : await findBuild(connection, name, buildId);
  if (kept?.digest !== row.digest) return { ok: false, reason: 'other_bytes' };
  // What a process left there that died while it forgot a build of this name.
  if (isNew) await deps.store.remove(name, buildId);
  await deps.store.add(name, buildId, files);
  if (isNew) await forgetOldBuilds(deps);
  return { ok: true, isNew, build: buildView(kept) };
}
