import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchmarks } from './benchmarks.ts';
import { readBenchOptions } from './options.ts';
import { startMeasuredSite } from './site/running-site.ts';
import { isSeeded, seededLists } from './site/seeded-lists.ts';
import { withSection } from './tables/marked-section.ts';
import { markdownOf } from './tables/table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DOCUMENT = path.join(ROOT, 'docs/performance.md');

const say = (line: string): void => {
  process.stdout.write(`  ${line}\n`);
};

const known = benchmarks.map(({ name }) => name);
const { names, isWriting, port, dataFolder } = readBenchOptions(process.argv.slice(2), known, ROOT);
const chosen = benchmarks.filter(({ name }) => names.length === 0 || names.includes(name));

say('the site is built and started, every service a process of its own');
const site = await startMeasuredSite({ port, dataFolder, isFresh: !isSeeded(dataFolder) });
try {
  const lists = await seededLists(site.url, dataFolder, say);
  for (const { name, title, measure } of chosen) {
    say(`measuring ${name}`);
    const table = markdownOf(await measure({ site, lists, say }));
    process.stdout.write(`\n${title}\n\n${table}\n\n`);
    if (isWriting) writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), name, table));
  }
} finally {
  await site.stop();
}
