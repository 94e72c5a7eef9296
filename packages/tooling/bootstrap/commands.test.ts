import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** What Node 20.19, the oldest that a fresh clone begins on, exports by these names; looked up there, not here. */
const IN_THE_OLDEST_NODE: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['spawn'],
  'node:crypto': ['createHash'],
  'node:fs': ['existsSync', 'readFileSync', 'writeFileSync'],
  'node:module': ['createRequire'],
  'node:path': [],
  'node:perf_hooks': ['performance'],
  'node:url': ['fileURLToPath', 'pathToFileURL'],
};
/** Started by machines where everything is installed. */
const OF_MACHINES = ['services/sandbox/package.json'];

const STATIC_IMPORT = /^(?:import|export)\s+(?:(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}|\* as \w+)?\s*from\s*)?'([^']+)'/gm;
const ENTRY = /^node (?:--\S+ )*(\S+\.mjs)(?: |$)/;

const packageFiles = globSync(
  ['package.json', '{shell,bff}/package.json', 'mf-*/package.json', '{services,packages}/*/package.json'],
  { cwd: root },
).filter((file) => !OF_MACHINES.includes(file));

const commands = packageFiles.flatMap((file) => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, file), 'utf8'),
  );
  return Object.entries(scripts).map(([name, command]) => ({
    name: `${file} ${name}`,
    folder: path.dirname(file),
    command,
  }));
});

/** Why a fresh clone could not begin with this file: what it and its own imports need before any line of it runs. */
function obstaclesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = [...readFileSync(path.join(root, file), 'utf8').matchAll(STATIC_IMPORT)];
  return imports.flatMap(([, , names = '', from = '']) => {
    if (from.startsWith('.') && from.endsWith('.mjs')) return obstaclesOf(path.join(path.dirname(file), from), seen);
    const known = IN_THE_OLDEST_NODE[from];
    if (!known) return [`${file} imports ${from}`];
    const wanted = names.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
    return wanted
      .filter((name) => name !== '' && !known.includes(name))
      .map((name) => `${file} imports ${name} of ${from}`);
  });
}

test('every command that a person types begins on a fresh clone, with the oldest Node and no package', () => {
  const obstacles = commands.flatMap(({ name, folder, command }) => {
    if (command.startsWith('npm ')) return [];
    const entry = ENTRY.exec(command)?.[1];
    if (entry === undefined) return [`${name} runs ${command}`];
    return obstaclesOf(path.join(folder, entry)).map((obstacle) => `${name}: ${obstacle}`);
  });
  expect(commands.length).toBeGreaterThan(25);
  expect(obstacles).toEqual([]);
});
