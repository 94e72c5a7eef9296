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

/** Tests, stories, and what only they use: stand-ins for other services live in a workspace's `src/testing/`. */
export const isTest = ({ file }: Source): boolean =>
  /\.(?:test|spec|stories)\.tsx?$|\/src\/testing\/|(?:^|\/)e2e\/|^packages\/(?:testing|ui\/kit)\//.test(file);

function workspaceOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'services' || first === 'packages' ? `${first}/${second}` : first;
}
