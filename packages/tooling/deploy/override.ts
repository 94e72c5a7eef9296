import { parseArgs } from 'node:util';
import { OverrideChoice } from '@wishbow/contracts/overrides';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { Refusal } from '../generators/refusal.ts';
import { deployerClient, SITE_OPTIONS, siteIn } from './deployer-client.ts';
import { Mistyped } from './mistyped.ts';
import { problemWords } from './problem-words.ts';
import { runCommand } from './run-command.ts';
import { uploadMocks } from './upload-mocks.ts';

/** `npm run override`: a link that shows the live site with other builds, flags or mocks to whoever opens it. */
const USAGE = `npm run override -- [<part>=<build> ...] [--developer <part>=http://localhost:4001] [--flag name]
  [--mock rich,error:listOrders=503] [--minutes 480] [--to http://localhost:3000] [--data .data]
  --mock   the product on its mocks, built here, with these scenarios; --mock= with none`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const args = process.argv.slice(2);
const site = siteIn(args);

await runCommand(USAGE, site, async () => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...SITE_OPTIONS,
      developer: { type: 'string' },
      flag: { type: 'string', multiple: true },
      mock: { type: 'string', multiple: true },
      minutes: { type: 'string', default: '480' },
    },
  });
  const [part, address] = values.developer?.split('=') ?? [];
  const mock = values.mock?.flatMap((text) => text.split(',')).filter((word) => word !== '');
  if (mock && (positionals.length > 0 || part !== undefined)) throw new Mistyped('Mocks are shown alone.');
  const call = deployerClient(values);
  const choice = OverrideChoice.safeParse({
    builds: mock ? {} : Object.fromEntries(positionals.map((pair) => pair.split('='))),
    ...(part !== undefined && { developer: { part, address } }),
    flags: values.flag,
    mock,
  });
  if (!choice.success) throw new Mistyped(choice.error.issues.map(({ message }) => message).join('\n'));
  const builds = mock ? await uploadMocks(call, say) : choice.data.builds;
  const body = { ...choice.data, builds, minutes: Number(values.minutes) };
  const made = await call(overridesContract.createDeployersOverride, { body });
  if (made.status !== 201) throw new Refusal(problemWords(made.body));
  return `${made.body.link}\nGood until ${made.body.expires_at}; what it shows stands in a badge at the foot of each page.`;
});
