import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frontend } from '@wishbow/contracts/deployments';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The sentence under the heading of a page, as its team has built it; a journey that changes a build looks for it there. */
export function builtSentence(name: Frontend, buildId: string, heading: string): string {
  const folder = path.join(ROOT, name, 'dist', buildId);
  const underHeading = new RegExp(`title:"${heading}",text:("(?:[^"\\\\]|\\\\.)+")`);
  for (const script of globSync('*.js', { cwd: folder })) {
    const [, quoted] = underHeading.exec(readFileSync(path.join(folder, script), 'utf8')) ?? [];
    if (quoted !== undefined) return String(JSON.parse(quoted));
  }
  throw new Error(`No page of ${name} ${buildId} has the heading ${heading} with a sentence under it`);
}
