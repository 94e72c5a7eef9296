import { BuildContract } from '@wishbow/contracts/build-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import { BuildReport } from '@wishbow/contracts/registry';
import type * as z from 'zod';
import type { BuildFile } from './build-store.ts';

const REPORT = 'build.json';
const CONTRACT = 'contract.json';
const MOCKS_WORKER = 'mockServiceWorker.js';

/** What was sent as a build, read; or what is wrong with it, in words. */
export type ReadBuild =
  | { readonly ok: true; readonly report: BuildReport; readonly contract: string }
  | { readonly ok: false; readonly fault: string };

/** Reads what a build says of itself, and whether that is true: every file it names is there, none leads elsewhere. */
export function readUploadedBuild(name: Frontend, buildId: string, files: readonly BuildFile[]): ReadBuild {
  const textOf = (path: string) => files.find((file) => file.path === path)?.content.toString('utf8') ?? null;
  const report = parsed(BuildReport, textOf(REPORT));
  if (!report) return { ok: false, fault: `There is no ${REPORT} in it that can be read.` };
  const contract = textOf(CONTRACT);
  const { name: party, buildId: its } = parsed(BuildContract, contract) ?? {};
  if (contract === null || party !== name || its !== buildId) {
    return { ok: false, fault: `There is no ${CONTRACT} of ${name} ${buildId} in it that can be read.` };
  }
  const fault = faultOf(report, { name, buildId, paths: files.map(({ path }) => path) });
  return fault ? { ok: false, fault } : { ok: true, report, contract };
}

interface Claim {
  readonly name: Frontend;
  readonly buildId: string;
  readonly paths: readonly string[];
}

function faultOf(report: BuildReport, { name, buildId, paths }: Claim): string | undefined {
  if (report.name !== name || report.buildId !== buildId) {
    return `Its ${REPORT} is of ${report.name} ${report.buildId}, not of ${name} ${buildId}.`;
  }
  if (buildId.startsWith('dev')) return 'A build under development cannot be deployed: it changes under its name.';
  if (!isMockedBuild(buildId) && holdsMocks(report, paths)) return 'It holds mocks, and its name does not say so.';
  const amiss = faultOfPaths(paths);
  if (amiss) return amiss;
  if (name === 'shell' && !paths.includes('index.html')) return 'There is no index.html in it.';
  const folder = name === 'shell' ? `/assets/${buildId}/` : `/_mf/${name}/${buildId}/`;
  const isThere = (address: string) => address.startsWith(folder) && paths.includes(address.slice(folder.length));
  const missing = addressesIn(report).find((address) => !isThere(address));
  return missing && `It names ${missing}, which is not in it.`;
}

function faultOfPaths(paths: readonly string[]): string | undefined {
  if (new Set(paths).size < paths.length) return 'A file is in it twice.';
  const folders = new Set(paths.flatMap(foldersOf));
  const both = paths.find((file) => folders.has(file));
  return both && `${both} is a file and a folder in it.`;
}

/** `a/b/c.js` lies in `a` and in `a/b`. */
const foldersOf = (file: string): string[] => {
  const segments = file.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
};

/** By its name it is kept from going live, so none may hide it. */
const holdsMocks = ({ exposes }: BuildReport, paths: readonly string[]): boolean =>
  './mocks' in exposes || paths.some((path) => path.endsWith(MOCKS_WORKER));

function addressesIn({ entry, initial, early, exposes, pages, slots = {} }: BuildReport): string[] {
  const groups = [early, ...[exposes, pages, slots].flatMap((named) => Object.values(named))];
  return [entry, ...initial, ...groups.flatMap(({ js, css }) => [...js, ...css])];
}

export function parsed<S extends z.ZodType>(schema: S, text: string | null): z.output<S> | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
