import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expected } from '@wishbow/service/system-refusals';
import { type BffSources, digestOfSources, LOCKFILE } from './bff-sources.ts';

/** As many as of every part. */
const KEPT_BUILDS = 10;
const OTHERS_PACKAGES = 'node_modules';
const DRAFT = '.draft';

const folderOfBuilds = (dataFolder: string): string => path.join(dataFolder, 'bff');

/** Where a build of the BFF lies that a site has; nothing may be there. */
export const bffBuildFolder = (dataFolder: string, buildId: string): string =>
  path.join(folderOfBuilds(dataFolder), buildId);

/**
 * Keeps what the BFF of a checkout is by now, whole or not at all, so that the site can go back to it however the checkout
 * changes. Packages of others are those of the checkout.
 * @returns the folder. @throws where somebody has saved a source since it was read, so that the copy is another build
 */
export async function keepBffBuild(root: string, dataFolder: string, sources: BffSources): Promise<string> {
  const place = bffBuildFolder(dataFolder, sources.buildId);
  if (existsSync(place)) return place;
  const draft = `${place}.${process.pid}${DRAFT}`;
  await rm(draft, { recursive: true, force: true });
  for (const file of [...sources.files, LOCKFILE]) {
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await copyFile(path.join(root, file), path.join(draft, file), constants.COPYFILE_FICLONE);
  }
  if (digestOfSources(draft, sources.files) !== sources.buildId) {
    await rm(draft, { recursive: true });
    throw new Error('Sources of the BFF were changed while it was copied');
  }
  await linkPackages(root, draft, place, sources.folders);
  await link(path.join(root, OTHERS_PACKAGES), path.join(folderOfBuilds(dataFolder), OTHERS_PACKAGES));
  // Somebody else may have kept the same one meanwhile.
  await rename(draft, place).catch(expected('ENOTEMPTY', 'EEXIST'));
  await rm(draft, { recursive: true, force: true });
  return place;
}

/** Our own packages are those of the build, those of others what each of ours finds in the checkout. */
async function linkPackages(root: string, draft: string, place: string, folders: readonly string[]): Promise<void> {
  const ours = path.join(draft, OTHERS_PACKAGES, '@wishbow');
  await mkdir(ours, { recursive: true });
  for (const folder of folders) {
    await link(path.join(place, folder), path.join(ours, path.basename(folder)));
    const others = path.join(root, folder, OTHERS_PACKAGES);
    if (existsSync(others)) await link(others, path.join(draft, folder, OTHERS_PACKAGES));
  }
}

/** Forgets the builds that were kept longest ago, but for those that are used. */
export async function forgetBffBuilds(dataFolder: string, used: readonly string[]): Promise<void> {
  const folder = folderOfBuilds(dataFolder);
  // Neither the packages nor what a copy that was killed has left, nor one that is under way.
  const names = (await readdir(folder)).filter((name) => name !== OTHERS_PACKAGES && !name.endsWith(DRAFT));
  const builds = await Promise.all(
    names.map(async (name) => ({ name, keptAt: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = builds.toSorted((a, b) => b.keptAt - a.keptAt).slice(KEPT_BUILDS);
  for (const { name } of old) if (!used.includes(name)) await rm(path.join(folder, name), { recursive: true });
}

/** Left alone where it leads there already: a BFF that runs loads packages through it at any time. */
async function link(target: string, place: string): Promise<void> {
  const there = await readlink(place).catch(expected('ENOENT', 'EINVAL'));
  if (there !== undefined && path.resolve(there) === path.resolve(target)) return;
  await rm(place, { force: true });
  // A junction, since Windows lets nobody but an administrator make links of the other kind.
  await symlink(target, place, 'junction');
}
