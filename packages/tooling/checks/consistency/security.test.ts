import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Requirement {
  readonly id: string;
  readonly standing: string;
  readonly evidence: string;
}

/** The rows of the table, and its own counts of them. */
const table = read('docs/security/asvs.md');
const requirements: Requirement[] = [
  ...table.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| ([a-z ]+) \| (.+) \|$/gm),
].map(([, id = '', standing = '', evidence = '']) => ({ id, standing, evidence }));
const countOf = (standing: string) => requirements.filter((one) => one.standing === standing).length;
const saidOf = (standing: string) => Number(new RegExp(`^\\| ${standing} \\| (\\d+) \\|$`, 'm').exec(table)?.[1]);
const filesIn = (evidence: string) =>
  [...evidence.matchAll(/`([\w.-]+\/[^`]+|[\w-]+\.(?:md|yml|json))`/g)].map(([, file = '']) => file);

test('every requirement of the security standard stands in the table once, with a test or a reason', () => {
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(253);
  expect(requirements).toHaveLength(253);
  const standings = ['tested', 'by construction', 'open', 'does not apply'];
  expect(standings.map(countOf)).toEqual(standings.map(saidOf));
  const untested = requirements.filter(
    ({ standing, evidence }) => standing === 'tested' && !/\.test\.tsx?`/.test(evidence),
  );
  expect(untested).toEqual([]);
});

test('every file that the table names is there', () => {
  const named = new Set(requirements.flatMap(({ evidence }) => filesIn(evidence)));
  expect([...named].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('nothing that is installed runs by being installed, and versions are exact', () => {
  const settings = read('.npmrc').split('\n');
  expect(settings).toContain('ignore-scripts=true');
  expect(settings).toContain('save-exact=true');
});

// Where no address is written, the registry that npm is set to is asked; the hash decides.
test('no package comes from elsewhere than the npm registry, and each is known by its hash', () => {
  const { packages }: { packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }> } =
    JSON.parse(read('package-lock.json'));
  const foreign = Object.entries(packages).filter(
    ([name, { resolved, integrity, link }]) =>
      name.includes('node_modules/') && !link && (resolved !== undefined || !integrity?.startsWith('sha512-')),
  );
  expect(foreign.map(([name]) => name)).toEqual([]);
});
