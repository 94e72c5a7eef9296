import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { buildReport } from './build-report.mjs';
import { configOf, deployableParts, SHELL } from './frontends.mjs';
import { registryOf, writeRegistry } from './registry-file.mjs';

/** Builds in development share one folder: the BFF serves what starts with `dev` uncached. */
const BUILD_ID = 'dev';

/**
 * Builds the shell and every part for development and again on each change; the registry gets a new revision each time,
 * at which open pages reload themselves.
 * @param {{ log: (line: string) => void }} options
 * @returns once everything has been built for the first time: stops the watching.
 */
export async function watchFrontends({ log }) {
  const frontends = [SHELL, ...deployableParts()];
  const reports = new Map();
  const publish = () => {
    const [shell, ...parts] = frontends.map(({ name }) => reports.get(name));
    if (shell && parts.every(Boolean)) writeRegistry(registryOf(shell, parts));
  };
  const watchings = [];
  for (const frontend of frontends) {
    watchings.push(
      await watch(frontend, log, (report) => {
        reports.set(frontend.name, report);
        publish();
      }),
    );
  }
  return () => Promise.all(watchings.map((watching) => new Promise((closed) => watching.close(closed))));
}

/** @returns the watching, once its first build is done. */
async function watch(frontend, log, onBuilt) {
  rmSync(path.join(frontend.directory, 'dist', BUILD_ID), { recursive: true, force: true });
  const compiler = webpack(await configOf(frontend, { buildId: BUILD_ID, isDevelopment: true }));
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
      if (failure) return reject(failure);
      log(stats.toString({ preset: 'errors-warnings', colors: false }));
      if (!stats.hasErrors()) onBuilt({ ...buildReport(stats.compilation, frontend, BUILD_ID), revision: stats.hash });
      resolve(watching);
    });
  });
}
