import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { expected } from '@wishbow/service/system-refusals';

/** Longer than anybody takes to write a build; what is older was left by a process that died over it. */
const LONGEST_DRAFT_MS = 60 * 60_000;

const folderIn = (buildsFolder: string): string => path.join(buildsFolder, '.drafts');

/** Where something is written until it is whole; beside its place, so that it can be moved there in one step. */
export const newDraft = (buildsFolder: string): string => path.join(folderIn(buildsFolder), randomUUID());

/** Takes away what nobody will finish any more. Other instances may be writing to the same folder now. */
export async function sweepDrafts(buildsFolder: string, now: Date): Promise<void> {
  const drafts = await readdir(folderIn(buildsFolder)).catch(expected('ENOENT'));
  for (const draft of drafts ?? []) {
    const place = path.join(folderIn(buildsFolder), draft);
    const found = await stat(place).catch(expected('ENOENT'));
    const isLeft = found && now.getTime() - found.mtimeMs > LONGEST_DRAFT_MS;
    if (isLeft) await rm(place, { recursive: true, force: true });
  }
}
