import { parseArgs } from 'node:util';
import { deployerClient, deployerName, SITE_OPTIONS, siteIn } from './deployer-client.ts';
import { Mistyped } from './mistyped.ts';
import { runCommand } from './run-command.ts';
import type { Verb } from './verb.ts';
import { canary } from './verbs/canary.ts';
import { list } from './verbs/list.ts';
import { promote } from './verbs/promote.ts';
import { rollback } from './verbs/rollback.ts';

/** `npm run registry -- <verb>`: what is deployed to a site, and changing it. A new verb is a file and a line here. */
const VERBS: Readonly<Record<string, Verb>> = { list, promote, rollback, canary };

/** Of `canary`. */
const BUDGET_OPTIONS = {
  'min-views': { type: 'string' },
  'max-errors': { type: 'string' },
  'max-slower': { type: 'string' },
  'max-lcp': { type: 'string' },
} as const;

const USAGE = [
  'npm run registry -- <verb> [--to http://localhost:3000] [--data .data] [--reason "why"]',
  ...Object.entries(VERBS).map(([name, { takes, about }]) => `  ${`${name} ${takes}`.padEnd(42)} ${about}`),
  'canary: [--max-errors 1] [--max-slower 25] [--max-lcp 2500] [--min-views 100]',
  '  errors in 100 views beyond those of the live build, percent slower than it, milliseconds, views before anything is decided',
].join('\n');

const args = process.argv.slice(2);
const site = siteIn(args);

await runCommand(USAGE, site, async () => {
  const options = {
    ...SITE_OPTIONS,
    ...BUDGET_OPTIONS,
    reason: { type: 'string', default: 'By hand' },
    anyway: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [word = 'list', ...words] = positionals;
  const verb = VERBS[word];
  if (!verb) throw new Mistyped(`There is no ${word}.`);
  return verb.run(deployerClient(values), words, {
    reason: values.reason,
    by: deployerName(),
    site: values,
    anyway: values.anyway,
    minViews: values['min-views'],
    maxErrors: values['max-errors'],
    maxSlower: values['max-slower'],
    maxLcp: values['max-lcp'],
  });
});
