import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from '@wishbow/service/system-refusals';
import { z } from 'zod';
import { processStart } from './process-start.ts';
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
const PAUSE_MS = 5;

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
  const ours = JSON.stringify({ pid: process.pid, begunAt: processStart(process.pid) ?? null, port });
  const holder = take(lock, ours);
  if (holder) throw new FolderTaken(folder, holder, port);
  return () => {
    if (read(lock) === ours) rmSync(lock);
  };
}

/** @returns who has the file instead of us and runs; undefined when we have it. */
function take(file: string, ours: string): Holder | undefined {
  while (!isTaken(file, ours)) {
    const found = read(file);
    const holder = holderIn(found);
    if (holder && isAlive(holder)) return holder;
    if (found !== undefined) clearAway(file, found, ours);
  }
  return undefined;
}

/** A link comes about whole or not at all, and for one process only. */
function isTaken(file: string, ours: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileWhole(draft, ours);
  const isLinked = unlessRefused(['EEXIST'], () => linkSync(draft, file) ?? true) ?? false;
  rmSync(draft);
  return isLinked;
}

/**
 * Only whoever has the second lock takes a stale one away, and looks again whether it is still that one: of several who
 * saw it, a slow one would take away what a fast one has by then. The second lock is named after what was found, and is
 * itself nobody's when its holder was killed.
 */
function clearAway(file: string, stale: string, ours: string): void {
  const clearing = `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 8)}`;
  if (take(clearing, ours)) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, PAUSE_MS);
    return;
  }
  if (read(file) === stale) rmSync(file);
  rmSync(clearing);
}

const read = (file: string): string | undefined => unlessRefused(['ENOENT'], () => readFileSync(file, 'utf8'));

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
