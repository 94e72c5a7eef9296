import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildStore } from './build-store.ts';

/** Reads the documents of shells: each once, but for those under development, which change. */
export function documentReader(store: BuildStore): (buildId: string) => Promise<string> {
  const documents = new Map<string, string>();
  return async (buildId) => {
    const known = documents.get(buildId);
    if (known !== undefined) return known;
    const folder = await store.findFolder('shell', buildId);
    if (folder === undefined) throw new Error(`The shell's build ${buildId} is nowhere`);
    const document = await readFile(path.join(folder, 'index.html'), 'utf8');
    if (!buildId.startsWith('dev')) documents.set(buildId, document);
    return document;
  };
}
