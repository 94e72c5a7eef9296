import { statSync } from 'node:fs';
import path from 'node:path';

const EXECUTABLE_BITS = 0o111;

/** The first of the programs that is on the search path, as an absolute path. */
export function findExecutable(names: readonly string[], searchPath: string): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && (found.mode & EXECUTABLE_BITS) !== 0;
}
