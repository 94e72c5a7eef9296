import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { systemPath } from './config.ts';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** The path of a Redis-compatible server on this machine, if there is one. */
export function findRedisServer(searchPath: string = systemPath()): string | undefined {
  const candidates = searchPath.split(delimiter).flatMap((folder) => PROGRAMS.map((name) => join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch (error) {
    return reportAbsent(error);
  }
}

/** Any reason not to be able to run the file means the same here: it is not a server we can use. */
const reportAbsent = (_error: unknown): boolean => false;
