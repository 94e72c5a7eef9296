import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { benchmarks } from './benchmarks.ts';
import { benchRefusal, benchUsage, type Options, readBenchOptions } from './options.ts';
import { showProgress } from './progress/progress.ts';
import { startMeasuredSite } from './site/running-site.ts';
import { isSeeded, seededLists } from './site/seeded-lists.ts';
import { withSection } from './tables/marked-section.ts';
import { markdownOf, type Table } from './tables/table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DOCUMENT = path.join(ROOT, 'docs/performance.md');
/** What comes before the benchmarks, about, on two cores. */
const SECONDS = { start: 10, seeding: 60 };

const write = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const known = benchmarks.map(({ name }) => name);
const { names, isWriting, isFull, port, dataFolder, isAskingForHelp } = optionsOrEnd();
if (isAskingForHelp) {
  write(benchUsage(known));
  process.exit(0);
}

const chosen = benchmarks.filter(({ name }) => names.length === 0 || names.includes(name));
const alone = chosen.flatMap((one) => (one.data === 'none' ? one : []));
const ofLists = chosen.flatMap((one) => (one.data === 'lists' ? one : []));
const ofCommunity = chosen.flatMap((one) => (one.data === 'community' ? one : []));
const stepsOf = (some: readonly Benchmark[]) =>
  some.map(({ name, seconds }) => ({ name, seconds: isFull ? seconds.full : seconds.quick }));
const progress = showProgress(
  [
    ...(ofLists.length > 0
      ? [
          {
            name: 'a site with lists',
            seconds: SECONDS.start + (isSeeded(dataFolder) ? 0 : SECONDS.seeding),
            isPreparation: true,
          },
        ]
      : []),
    ...stepsOf(ofLists),
    ...(ofCommunity.length > 0
      ? [{ name: 'a new site for ten thousand people', seconds: SECONDS.start, isPreparation: true }]
      : []),
    ...stepsOf(ofCommunity),
    ...stepsOf(alone),
  ],
  write,
);
const { say } = progress;

// Better now than after an hour.
if (isWriting) for (const { name } of chosen) withSection(readFileSync(DOCUMENT, 'utf8'), name, '');

// Whoever ends it ends the sites as well: they are told when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  if (ofLists.length > 0) await measureLists();
  if (ofCommunity.length > 0) await measureCommunity();
  for (const one of alone) await show(one, () => one.measure({ port, isFull, say }));
} finally {
  progress.end();
}
write(`Measured in ${(process.uptime() / 60).toFixed(1)} minutes.`);

function optionsOrEnd(): Options {
  try {
    return readBenchOptions(process.argv.slice(2), known, ROOT);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    write(benchRefusal(error));
    return process.exit(1);
  }
}

async function measureLists(): Promise<void> {
  progress.next();
  const site = await startMeasuredSite({ port, dataFolder, isFresh: !isSeeded(dataFolder), say });
  try {
    const lists = await seededLists(site.url, dataFolder, say);
    for (const one of ofLists) await show(one, () => one.measure({ site, lists, isFull, say }));
  } finally {
    await site.stop();
  }
}

async function measureCommunity(): Promise<void> {
  progress.next();
  const site = await startMeasuredSite({ port, dataFolder: path.join(dataFolder, 'community'), isFresh: true, say });
  try {
    for (const one of ofCommunity) await show(one, () => one.measure({ site, isFull, say }));
  } finally {
    await site.stop();
  }
}

/** One that fails is reported, and the others are measured all the same. */
async function show({ name, title }: Benchmark, measure: () => Promise<Table>): Promise<void> {
  progress.next();
  const table = await measure().catch(reportFailure);
  if (table === undefined) return;
  const text = markdownOf(table);
  write(`\n${title}\n\n${text}\n`);
  if (isWriting) writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), table.section ?? name, text));
}

function reportFailure(error: unknown): undefined {
  process.exitCode = 1;
  say(`it could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
}
