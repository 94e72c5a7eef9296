import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { benchmarks } from './benchmarks.ts';
import { readBenchOptions } from './options.ts';
import { startMeasuredSite } from './site/running-site.ts';
import { isSeeded, seededLists } from './site/seeded-lists.ts';
import { withSection } from './tables/marked-section.ts';
import { markdownOf, type Table } from './tables/table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DOCUMENT = path.join(ROOT, 'docs/performance.md');

const say = (line: string): void => {
  process.stdout.write(`  ${Math.round(process.uptime())} s  ${line}\n`);
};

const known = benchmarks.map(({ name }) => name);
const { names, isWriting, isFull, port, dataFolder } = readBenchOptions(process.argv.slice(2), known, ROOT);
const chosen = benchmarks.filter(({ name }) => names.length === 0 || names.includes(name));

const ofLists = chosen.flatMap((one) => (one.data === 'lists' ? one : []));
const ofCommunity = chosen.flatMap((one) => (one.data === 'community' ? one : []));
if (ofLists.length > 0) await measureLists();
if (ofCommunity.length > 0) await measureCommunity();

async function measureLists(): Promise<void> {
  say('the site is built and started, every service a process of its own');
  const site = await startMeasuredSite({ port, dataFolder, isFresh: !isSeeded(dataFolder) });
  try {
    const lists = await seededLists(site.url, dataFolder, say);
    for (const one of ofLists) await show(one, () => one.measure({ site, lists, isFull, say }));
  } finally {
    await site.stop();
  }
}

async function measureCommunity(): Promise<void> {
  say('a site of its own is started for ten thousand people');
  const site = await startMeasuredSite({ port, dataFolder: path.join(dataFolder, 'community'), isFresh: true });
  try {
    for (const one of ofCommunity) await show(one, () => one.measure({ site, isFull, say }));
  } finally {
    await site.stop();
  }
}

/** One that fails is reported, and the others are measured all the same. */
async function show({ name, title }: Benchmark, measure: () => Promise<Table>): Promise<void> {
  say(`measuring ${name}`);
  const table = await measure().then(markdownOf, reportFailure);
  if (table === undefined) return;
  process.stdout.write(`\n${title}\n\n${table}\n\n`);
  if (isWriting) writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), name, table));
}

function reportFailure(error: unknown): undefined {
  process.exitCode = 1;
  say(`it could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
}
