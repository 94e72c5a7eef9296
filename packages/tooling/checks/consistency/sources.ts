import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/root.mjs';
import { listSourceFiles } from '../source-files.ts';

export type Source = {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** `mf-checkout`, `services/orders`, `packages/ui` ... */
  workspace: string;
  text: string;
};

/** Every hand-written source of the repository. */
export function readSources(): Source[] {
  return listSourceFiles(root).map((file) => ({
    file,
    workspace: workspaceOf(file),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

export const isTest = ({ file }: Source): boolean => /\.(?:test|spec|stories)\.tsx?$/.test(file);

function workspaceOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'services' || first === 'packages' ? `${first}/${second}` : first;
}
