import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LiveBuilds } from '@wishbow/contracts/registry';
import { expected } from '@wishbow/service/system-refusals';
import { newDraft } from './drafts.ts';
import { parsed } from './uploaded-build.ts';

const fileIn = (buildsFolder: string): string => path.join(buildsFolder, 'last-known.json');

/**
 * What was live when the registry was read last, by this process or the one before it; undefined at a first start. What
 * another version has written otherwise, or a machine that lost power not at all, counts as none: nobody must be kept from
 * starting by a copy.
 */
export async function readLastKnown(buildsFolder: string): Promise<LiveBuilds | undefined> {
  const text = await readFile(fileIn(buildsFolder), 'utf8').catch(expected('ENOENT'));
  return parsed(LiveBuilds, text ?? null);
}

/** Whole or not at all, like everything that another process may read at any time. */
export async function keepLastKnown(buildsFolder: string, builds: LiveBuilds): Promise<void> {
  const draft = newDraft(buildsFolder);
  await mkdir(path.dirname(draft), { recursive: true });
  await writeFile(draft, JSON.stringify(builds));
  await rename(draft, fileIn(buildsFolder));
}
