import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file of a finished build, as it is sent. */
export const filesOfBuild = (folder: string): { path: string; base64: string }[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(folder, file).replaceAll(path.sep, '/'),
      base64: readFileSync(file).toString('base64'),
    }));
