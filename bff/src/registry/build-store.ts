import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frontend } from '@wishbow/contracts/deployments';
import { expected } from '@wishbow/service/system-refusals';
import { newDraft, sweepDrafts } from './drafts.ts';

/** A file of a build; the path is relative to its folder. */
export interface BuildFile {
  readonly path: string;
  readonly content: Buffer;
}

/** The files of all builds: those that were deployed, and those of the checkout that the site was started from. */
export interface BuildStore {
  /** Where a build lies whole; undefined when it is nowhere. */
  findFolder(name: string, buildId: string): Promise<string | undefined>;
  /** Puts a build in its place, whole or not at all; one that is there already stays. */
  add(name: Frontend, buildId: string, files: readonly BuildFile[]): Promise<void>;
  /** The same for a build of the checkout, which may forget it later. */
  takeOver(name: Frontend, buildId: string): Promise<void>;
  remove(name: Frontend, buildId: string): Promise<void>;
  /** Takes away what processes left half written that died over it. */
  sweep(now: Date): Promise<void>;
}

export function buildStore(siteRoot: string, buildsFolder: string): BuildStore {
  const placeOf = (name: string, buildId: string) => path.join(buildsFolder, name, buildId);
  const checkoutOf = (name: string, buildId: string) => path.join(siteRoot, name, 'dist', buildId);
  /** Filled under another name first, so that whoever finds a build finds all of it. */
  const place = async (name: Frontend, buildId: string, fill: (folder: string) => Promise<void>) => {
    const draft = newDraft(buildsFolder);
    await mkdir(draft, { recursive: true });
    try {
      await fill(draft);
      await mkdir(path.join(buildsFolder, name), { recursive: true });
      await rename(draft, placeOf(name, buildId)).catch(async (error: unknown) => {
        // Somebody else may have put the same build there meanwhile.
        if (!(await isFolder(placeOf(name, buildId)))) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };
  return {
    findFolder: async (name, buildId) => {
      for (const folder of [placeOf(name, buildId), checkoutOf(name, buildId)])
        if (await isFolder(folder)) return folder;
      return undefined;
    },
    add: async (name, buildId, files) => {
      if (await isFolder(placeOf(name, buildId))) return;
      await place(name, buildId, async (draft) => {
        for (const file of files) {
          await mkdir(path.dirname(path.join(draft, file.path)), { recursive: true });
          await writeFile(path.join(draft, file.path), file.content);
        }
      });
    },
    takeOver: async (name, buildId) => {
      if (await isFolder(placeOf(name, buildId))) return;
      const from = checkoutOf(name, buildId);
      await place(name, buildId, async (draft) => {
        for (const file of await filesIn(from)) {
          await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
          await linkOrCopy(path.join(from, file), path.join(draft, file));
        }
      });
    },
    remove: (name, buildId) => rm(placeOf(name, buildId), { recursive: true, force: true }),
    sweep: (now) => sweepDrafts(buildsFolder, now),
  };
}

/** Everything that a build folder holds, in the order of the paths. */
export async function readBuildFiles(folder: string): Promise<BuildFile[]> {
  const files = await filesIn(folder);
  return Promise.all(files.map(async (file) => ({ path: file, content: await readFile(path.join(folder, file)) })));
}

/** One value over the names and contents of all files, however they are sorted. */
export function buildDigest(files: readonly BuildFile[]): string {
  const hash = createHash('sha256');
  for (const { path: name, content } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Where the file system has no links, or the two folders lie on different ones. */
const noLink = expected('EXDEV', 'EPERM', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP');

/** What is built never changes, so that one copy on the disk does where the file system allows it. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  const isLinked = await link(from, to)
    .then(() => true)
    .catch(noLink);
  if (!isLinked) await copyFile(from, to);
}

async function isFolder(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(expected('ENOENT', 'ENOTDIR'));
  return found?.isDirectory() ?? false;
}
