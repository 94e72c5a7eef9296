import { getInstance, loadRemote, registerRemotes } from '@module-federation/runtime';
import type { PageRegistry } from '@wishbow/contracts/registry';
import type { Part } from '@wishbow/contracts/routes';
import type { PartLifecycles } from '@wishbow/platform';
import type { ExposedModules } from '@wishbow/platform/shell';

export type PartExposes = ExposedModules & { './lifecycles': PartLifecycles };

/** Style sheets have no limit of their own in the browser, so the whole load has one. */
const LONGEST_LOAD_MS = 12_000;
/** What failed faster than this was refused, not slow: worth one more try at once. */
const QUICK_FAILURE_MS = 3000;

const entries = new Map<Part, string>();

/** Tells the federation runtime where each part's container is; nothing is fetched yet. */
export function declareParts(registry: PageRegistry): void {
  for (const { name, entry } of registry.parts) {
    entries.set(name, entry);
    register(name);
  }
}

/**
 * Loads what a part exposes, with its style sheets.
 * @throws when the container, a chunk or a sheet cannot be had, after a second try where the first was refused quickly.
 */
export async function loadExpose<E extends keyof PartExposes>(part: Part, expose: E): Promise<PartExposes[E]> {
  const startedAt = performance.now();
  try {
    return await attempt(part, expose);
  } catch (failure) {
    if (performance.now() - startedAt > QUICK_FAILURE_MS) throw failure;
    forgetContainer(part);
    return attempt(part, expose);
  }
}

/** Drops whatever has been loaded of a part: a container whose chunk once failed may hand out half a module. */
export function forgetContainer(part: Part): void {
  keepSharedModules();
  register(part, { force: true });
}

/**
 * All shared modules are the shell's. The federation runtime takes whoever loads one first for its provider, and would
 * forget it together with that container: nothing could be drawn with it any more until the page is reloaded.
 */
function keepSharedModules(): void {
  const shell = getInstance();
  if (!shell) return;
  const modules = Object.values(shell.shareScopeMap).flatMap((scope) => Object.values(scope));
  for (const shared of modules.flatMap((versions) => Object.values(versions))) shared.from = shell.name;
}

function register(part: Part, options?: { force: boolean }): void {
  const entry = entries.get(part);
  if (!entry) throw new Error(`${part} is not deployed`);
  registerRemotes([{ name: containerName(part), entry }], options);
}

async function attempt<E extends keyof PartExposes>(part: Part, expose: E): Promise<PartExposes[E]> {
  const loaded = await inTime(
    loadRemote<PartExposes[E]>(`${containerName(part)}/${expose.slice(2)}`),
    `${part} ${expose}`,
  );
  if (!loaded) throw new Error(`${part} exposes nothing as ${expose}`);
  return loaded;
}

async function inTime<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${LONGEST_LOAD_MS} ms`)), LONGEST_LOAD_MS);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Containers are global variables, so their names are identifiers. */
function containerName(part: Part): string {
  return part.replaceAll('-', '_');
}
