import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import { buildContract } from './build-contract.mjs';
import { BuildFailed } from './build-failed.mjs';
import { buildIdOf } from './build-id.mjs';
import { buildReport } from './build-report.mjs';
import { compile } from './compile.mjs';
import { compress, compressQuickly } from './compress.mjs';
import { firstViewsOf } from './first-views.mjs';
import { configOf, deployableParts, SHELL } from './frontends.mjs';
import { mocksIn } from './mocks-in.mjs';
import { bundledFiles, reactsTooMany } from './one-react.mjs';
import { registryOf, writeRegistry } from './registry-file.mjs';
import { overcrowded, oversized, overweight } from './size-budget.mjs';

/** Builds of a frontend that stay, so that pages opened before a deployment find their chunks, and for going back. */
const KEPT_BUILDS = 10;
/** Nobody goes back to mocks, and they are large. */
const KEPT_MOCKED_BUILDS = 2;

/**
 * Builds the shell and the parts whose sources have changed since their last build, and writes the registry.
 * @param {{ log: (line: string) => void }} options
 */
export async function buildStale({ log }) {
  writeRegistry(await buildSnapshot([SHELL, ...deployableParts()], log));
}

/**
 * Builds what is stale of a set of frontends, the shell first.
 * @param {import('./frontends.mjs').Frontend[]} frontends
 * @returns the snapshot of their builds (`RegistrySnapshot` in packages/contracts).
 */
export async function buildSnapshot([shell, ...parts], log, { isMocked = false } = {}) {
  const build = isMocked ? buildMocked : buildFrontend;
  const shellReport = await build(shell, log);
  const partReports = [];
  for (const part of parts) partReports.push(await build(part, log));
  return registryOf(shellReport, partReports);
}

/** Builds one frontend unless its build is there. @returns its report. */
export async function buildFrontend(frontend, log) {
  const buildId = buildIdOf(frontend);
  const folder = path.join(frontend.directory, 'dist', buildId);
  const reportFile = path.join(folder, 'build.json');
  if (existsSync(reportFile)) return JSON.parse(readFileSync(reportFile, 'utf8'));

  const startedAt = performance.now();
  const compilation = await compile(await configOf(frontend, { buildId, isDevelopment: false }));
  const gzipBytes = await compress(folder);
  const firstViews = await firstViewsOf(frontend);
  const report = { ...buildReport(compilation, frontend, buildId), firstViews, gzipBytes };
  const contract = await buildContract(compilation, report);
  const complaints = [
    ...overweight(report, contract.sizes),
    ...overcrowded(report),
    ...oversized(report),
    ...mocksIn(folder),
    ...reactsTooMany(frontend.name, bundledFiles(compilation)),
  ];
  if (complaints.length > 0) throw new BuildFailed(complaints.join('\n'));
  writeFileSync(path.join(folder, 'contract.json'), JSON.stringify(contract));
  writeFileSync(reportFile, JSON.stringify(report, null, 2));
  forgetOldBuilds(path.dirname(folder));
  log(`built ${frontend.name} ${buildId} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return report;
}

/** A build that answers its own calls: never live, so it keeps no budget, and nobody holds it to its contract. */
async function buildMocked(frontend, log) {
  const buildId = buildIdOf(frontend, { isMocked: true });
  const folder = path.join(frontend.directory, 'dist', buildId);
  const reportFile = path.join(folder, 'build.json');
  if (existsSync(reportFile)) return JSON.parse(readFileSync(reportFile, 'utf8'));

  const compilation = await compile(await configOf(frontend, { buildId, isDevelopment: false, isMocked: true }));
  await compressQuickly(folder);
  const report = { ...buildReport(compilation, frontend, buildId), gzipBytes: {} };
  writeFileSync(path.join(folder, 'contract.json'), JSON.stringify(await buildContract(compilation, report)));
  writeFileSync(reportFile, JSON.stringify(report, null, 2));
  forgetOldBuilds(path.dirname(folder));
  log(`built ${frontend.name} ${buildId}`);
  return report;
}

/** Builds with mocks and builds without them do not displace each other. */
function forgetOldBuilds(folder) {
  const [withMocks, others] = [isMockedBuild, (buildId) => !isMockedBuild(buildId)].map((isKind) =>
    readdirSync(folder)
      .filter(isKind)
      .map((buildId) => path.join(folder, buildId))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs),
  );
  for (const build of [...withMocks.slice(KEPT_MOCKED_BUILDS), ...others.slice(KEPT_BUILDS)])
    rmSync(build, { recursive: true });
}

if (import.meta.main) await buildStale({ log: (line) => process.stdout.write(`${line}\n`) });
