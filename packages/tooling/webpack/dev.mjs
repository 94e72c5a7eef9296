import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { buildReport } from './build-report.mjs';
import { configOf, deployableParts, SHELL } from './frontends.mjs';
import { registryOf, writeRegistry } from './registry-file.mjs';

/** Builds in development share one folder: what starts with `dev` is served uncached. */
const BUILD_ID = 'dev';
const MOCKED_BUILD_ID = 'dev-mocks';

/**
 * Builds the shell and every part for development and again on each change; the registry gets a new revision each time,
 * at which open pages reload themselves.
 * @param {{ log: (line: string) => void, isMocked?: boolean, publish?: (snapshot: object) => void }} options
 *   `publish` gets the registry in place of the BFF's file.
 * @returns once everything has been built for the first time: stops the watching.
 */
export async function watchFrontends({ log, isMocked = false, publish: publishSnapshot = writeRegistry }) {
  const frontends = [SHELL, ...deployableParts()];
  const reports = new Map();
  const publish = () => {
    const [shell, ...parts] = frontends.map(({ name }) => reports.get(name));
    if (shell && parts.every(Boolean)) publishSnapshot(registryOf(shell, parts));
  };
  const watchings = [];
  for (const frontend of frontends) {
    watchings.push(
      await watch(frontend, { log, isMocked }, (report) => {
        reports.set(frontend.name, report);
        publish();
      }),
    );
  }
  return () => Promise.all(watchings.map((watching) => new Promise((closed) => watching.close(closed))));
}

/** @returns the watching, once its first build is done. */
async function watch(frontend, { log, isMocked }, onBuilt) {
  const buildId = isMocked ? MOCKED_BUILD_ID : BUILD_ID;
  rmSync(path.join(frontend.directory, 'dist', buildId), { recursive: true, force: true });
  const compiler = webpack(await configOf(frontend, { buildId, isDevelopment: true, isMocked }));
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
      if (failure) return reject(failure);
      log(stats.toString({ preset: 'errors-warnings', colors: false }));
      if (!stats.hasErrors()) onBuilt({ ...buildReport(stats.compilation, frontend, buildId), revision: stats.hash });
      resolve(watching);
    });
  });
}
