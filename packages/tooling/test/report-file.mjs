import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** A fresh place for a runner's JSON report: what an earlier run left there is removed. @param {string} runner */
export function reportFile(runner) {
  const file = path.join(root, '.build/reports', `${runner}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** The report, or undefined when the runner died before it wrote one. @param {string} file */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
