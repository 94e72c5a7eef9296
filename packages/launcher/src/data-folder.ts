import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LOCK_FILE } from './data-folder-lock.ts';
import { writeFileWhole } from './whole-file.ts';

const SECRET_BYTES = 32;
/** Drawn from the demo catalogue, the same every time: kept because drawing them takes a while. */
const DRAWN_PICTURES = 'pictures';

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What stays the same from one start to the next. */
const Memory = z.object({
  /** Signs the identity that services pass to each other; one per data folder. */
  internalSecret: z.string().min(1),
  /** What whoever deploys to this site shows; read by `npm run deploy` and `npm run registry` where none is given. */
  deployToken: z.string().min(SECRET_BYTES).default(newSecret),
  /** Port by process, so that a process which comes back is found where it was. */
  ports: z.record(z.string(), z.int()),
});
export type Memory = z.infer<typeof Memory>;

/** The files of the builds that were deployed to the site. */
export const buildsFolder = (folder: string): string => path.join(folder, 'builds');

/** Where a process's standard output goes. */
export const logFile = (folder: string, processName: string): string => path.join(folder, 'logs', `${processName}.log`);

const memoryFile = (folder: string): string => path.join(folder, 'launcher.json');

/**
 * Opens the data folder, made if missing, emptied first if `isFresh`.
 * Throws rather than empty a folder that is not one of ours.
 */
export function openDataFolder(folder: string, isFresh: boolean): Memory {
  if (isFresh) emptyDataFolder(folder);
  mkdirSync(folder, { recursive: true });
  if (existsSync(memoryFile(folder))) return Memory.parse(JSON.parse(readFileSync(memoryFile(folder), 'utf8')));
  return { internalSecret: newSecret(), deployToken: newSecret(), ports: {} };
}

/** Keeps the memory for the next start. */
export function rememberIn(folder: string, memory: Memory): void {
  writeFileWhole(memoryFile(folder), JSON.stringify(memory, null, 2));
}

function emptyDataFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => !name.startsWith(LOCK_FILE));
  const isOurs = existsSync(memoryFile(folder)) || names.length === 0;
  if (!isOurs) throw new Error(`${folder} was not made by npm start: --fresh leaves it alone`);
  for (const name of names) {
    if (name !== DRAWN_PICTURES) rmSync(path.join(folder, name), { recursive: true });
  }
}
