import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { owners } from '@wishbow/contracts/routes';
import { root } from '../bootstrap/root.mjs';
import { usedNames } from '../webpack/used-names.mjs';

/** What the sources of one frontend say that concerns others. */
export interface Use {
  readonly owner: string;
  /** Endpoint ids. */
  readonly calls: ReadonlySet<string>;
  /** Names of events it tells. */
  readonly emits: ReadonlySet<string>;
  /** Every text it holds: keys and names of events are too peculiar to be there by chance. */
  readonly words: ReadonlySet<string>;
}

const TESTS_AND_MOCKS = /\.(?:test|stories)\.tsx?$|\/(?:testing|mocks)\/|\/exposes\/mocks\./;
/** Where a part says what is its own. */
const OWN = /\/exposes\/(?:modals|slots)\./;

/** Read from the sources of the shell and of every part, in the order of the route table. */
export function whoUses(): readonly Use[] {
  return owners.map((owner) => {
    const files = globSync(`${owner}/src/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
    const sources = files.filter((file) => !TESTS_AND_MOCKS.test(file) && !OWN.test(file));
    const used = sources.map((file) => usedNames(file, readFileSync(path.join(root, file), 'utf8')));
    return {
      owner,
      calls: new Set(used.flatMap(({ calls }) => calls.map(({ endpoint }) => endpoint))),
      emits: new Set(used.flatMap(({ emitted }) => emitted)),
      words: new Set(used.flatMap(({ words }) => words)),
    };
  });
}
