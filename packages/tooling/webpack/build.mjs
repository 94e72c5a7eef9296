import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { buildIdOf } from './build-id.mjs';
import { buildReport } from './build-report.mjs';
import { compress } from './compress.mjs';
import { configOf, deployableParts, SHELL } from './frontends.mjs';
import { registryOf, writeRegistry } from './registry-file.mjs';
import { overweight } from './size-budget.mjs';

/** Builds of a frontend that stay, so that pages opened before a deployment find their chunks, and for going back. */
const KEPT_BUILDS = 10;

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
export async function buildSnapshot([shell, ...parts], log) {
  const shellReport = await buildFrontend(shell, log);
  const partReports = [];
  for (const part of parts) partReports.push(await buildFrontend(part, log));
  return registryOf(shellReport, partReports);
}

async function buildFrontend(frontend, log) {
  const buildId = buildIdOf(frontend);
  const folder = path.join(frontend.directory, 'dist', buildId);
  const reportFile = path.join(folder, 'build.json');
  if (existsSync(reportFile)) return JSON.parse(readFileSync(reportFile, 'utf8'));

  const startedAt = performance.now();
  const compilation = await compile(await configOf(frontend, { buildId, isDevelopment: false }));
  const gzipBytes = await compress(folder);
  const report = { ...buildReport(compilation, frontend, buildId), gzipBytes };
  const complaints = overweight(report, gzipBytes);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  writeFileSync(reportFile, JSON.stringify(report, null, 2));
  forgetOldBuilds(path.dirname(folder));
  log(`built ${frontend.name} ${buildId} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return report;
}

/** @returns the finished compilation. @throws Error with webpack's own words for errors and for warnings. */
async function compile(config) {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.compilation;
}

function forgetOldBuilds(folder) {
  const builds = readdirSync(folder).map((buildId) => path.join(folder, buildId));
  const newestFirst = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of newestFirst.slice(KEPT_BUILDS)) rmSync(build, { recursive: true });
}

if (import.meta.main) await buildStale({ log: (line) => process.stdout.write(`${line}\n`) });
