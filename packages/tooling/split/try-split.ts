import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '@wishbow/demo/people';
import { makeReady } from '../bootstrap/ready.mjs';
import { ensureChromium } from '../chromium/ensure-chromium.mjs';
import { CHROMIUM_FLAGS } from '../chromium/find-chromium.mjs';
import { runCaptured } from '../test/captured-command.mjs';
import { copyTree } from '../test/tree-copy.mjs';
import { splitRecommendations } from './split-recommendations.ts';

/**
 * `node packages/tooling/split/try-split.ts [port]`: the acceptance test of a split, whole. In a copy of the tree it makes
 * mf-recommendations, moves recommending there from mf-social, runs types, boundaries and the tests of both, builds, starts
 * the copy's site, recommends something in Chromium, and deploys another build of the new part. `npm test` does all but
 * what begins with building, in its stage `generators`.
 */
const PART = 'mf-recommendations';
const CHECKS = [
  ['docs'],
  ['typecheck'],
  ['check:deps'],
  ['test:jest', PART, 'mf-social', 'mf-wishlists/src/features/recommended', 'tooling/(docs|checks/consistency/work)'],
  ['test', '--only=build'],
];
const say = (line: string) => process.stdout.write(`${line}\n`);

await makeReady(import.meta.filename);
const port = process.argv[2] ?? '3117';
const copy = copyTree();
const site: ChildProcess[] = [];
try {
  say(await npm(['new:mfe', 'recommendations']));
  copy.linkWorkspaces();
  const { moved, touched } = splitRecommendations(copy.tree);
  say(`moved ${moved} files, unchanged; touched ${touched.length} by hand:\n  ${touched.join('\n  ')}`);
  for (const check of CHECKS) {
    await npm(check).then(
      () => say(`npm run ${check.join(' ')}: fine`),
      (error: Error) => {
        process.exitCode = 1;
        say(error.message);
      },
    );
  }
  await tryInChromium();
} finally {
  for (const child of site) await ended(child);
  copy.remove();
}

async function npm([script = '', ...args]: readonly string[]): Promise<string> {
  const { code, output } = await runCaptured('npm', ['run', '--silent', script, '--', ...args], {}, copy.tree);
  if (code !== 0) throw new Error(`npm run ${script} ${args.join(' ')}\n${output}`);
  return output;
}

async function tryInChromium() {
  const start = path.join(copy.tree, 'packages/launcher/start.mjs');
  const child = spawn(process.execPath, [start, '--port', port, '--data', path.join(copy.tree, '.data')], {
    cwd: copy.tree,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  site.push(child);
  await new Promise<void>((isOpen) => {
    child.stdout.on('data', (text) => String(text).includes(`localhost:${port}`) && isOpen());
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    await recommendOn(page);
    await deployAnother(page);
  } finally {
    await browser.close();
  }
}

/** The recommended row of the home page is there, and a wish is recommended in the dialog of the new part. */
async function recommendOn(page: Page) {
  const person = demoAccounts[0];
  await page.goto('/login');
  await page.getByLabel('Email').fill(person?.email ?? '');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const recommended = page.getByRole('list', { name: 'Recommended' });
  await recommended.getByRole('listitem').first().waitFor();
  say('the home page has its recommended row');
  await recommended.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Recommend', exact: true }).click();
  await page.getByRole('dialog', { name: /^Recommend/ }).waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  if (!loaded.some((address) => address.includes(`/_mf/${PART}/`))) throw new Error(`nothing came from ${PART}`);
  say(`recommending opens in ${PART}`);
}

/** Another build of the part reaches the site that runs, and its page. */
async function deployAnother(page: Page) {
  const file = path.join(copy.tree, PART, 'src/pages/recommendations-page.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('No recommendations yet', 'Soon'));
  const to = ['--to', `http://localhost:${port}`, '--data', path.join(copy.tree, '.data')];
  const { code, output } = await runCaptured(
    'npm',
    ['run', '--silent', 'deploy', '-w', PART, '--', ...to],
    {},
    copy.tree,
  );
  if (code !== 0) throw new Error(output);
  say(output.trim());
  await page.goto('/recommendations');
  await page.getByRole('heading', { name: 'Soon' }).waitFor();
  say('what was deployed is there');
}

async function ended(child: ChildProcess) {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}
