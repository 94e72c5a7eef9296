import { linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { processStart } from './process-start.ts';
import { unlessRefused } from './unless-refused.ts';
import { writeFileWhole } from './whole-file.ts';

/** Who has the folder to itself. */
const Holder = z.object({
  pid: z.int().positive(),
  /** When that process began, so that another one with its number is not taken for it; null where no system tells. */
  begunAt: z.string().nullable(),
  /** Of the site's address. */
  port: z.int(),
});
type Holder = z.infer<typeof Holder>;

export const LOCK_FILE = 'site.lock';

/** Two sites on one folder would write over each other: its message says who is there, and how to choose another. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';

  /** @param port which the second one was to have. */
  constructor(folder: string, { pid, port: theirs }: Holder, port: number) {
    const other = port === theirs ? port + 1 : port;
    super(
      `The data in ${folder} is in use by the site on http://localhost:${theirs} (process ${pid}). ` +
        `Stop that one, or take another folder: npm start -- --port ${other} --data .data-${other}`,
    );
  }
}

/**
 * Takes the data folder, made if missing, for this process alone. What a process left that ended without giving it back,
 * by kill -9 or a power cut, is nobody's.
 * @returns gives it back. @throws FolderTaken while another site runs on it.
 */
export function holdDataFolder(folder: string, port: number): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, LOCK_FILE);
  const ours = { pid: process.pid, begunAt: processStart(process.pid) ?? null, port };
  while (!isTaken(lock, ours)) {
    const found = unlessRefused(['ENOENT'], () => readFileSync(lock, 'utf8'));
    const holder = holderIn(found);
    if (holder && isAlive(holder)) throw new FolderTaken(folder, holder, port);
    if (found !== undefined) clearAway(lock, found);
  }
  return () => rmSync(lock, { force: true });
}

/** A link comes about whole or not at all, and for one process only. */
function isTaken(lock: string, ours: Holder): boolean {
  const draft = `${lock}.${ours.pid}`;
  writeFileWhole(draft, JSON.stringify(ours));
  const isLinked = unlessRefused(['EEXIST'], () => linkSync(draft, lock) ?? true) ?? false;
  rmSync(draft);
  return isLinked;
}

/** Moved aside before it goes: where somebody else was faster and has taken the folder, their lock is put back. */
function clearAway(lock: string, stale: string): void {
  const aside = `${lock}.${process.pid}.stale`;
  unlessRefused(['ENOENT'], () => renameSync(lock, aside));
  const moved = unlessRefused(['ENOENT'], () => readFileSync(aside, 'utf8'));
  if (moved !== undefined && moved !== stale) putBack(aside, lock);
  rmSync(aside, { force: true });
}

/** Unless a third one has the folder by then. */
export const putBack = (aside: string, lock: string): void => unlessRefused(['EEXIST'], () => linkSync(aside, lock));

/** @returns undefined for no lock and for one that says nothing, as a power cut may leave it: nobody holds the folder. */
function holderIn(found: string | undefined): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(found ?? 'null')).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isAlive = ({ pid, begunAt }: Holder): boolean => {
  const start = processStart(pid);
  return start !== undefined && (begunAt === null || start === null || start === begunAt);
};
