import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Refusal } from '../generators/refusal.ts';
import { commandFailure, siteIn } from './deployer-client.ts';
import { frontendOf } from './frontend-of.ts';
import { sendSmall } from './send-small.ts';

test.each([
  [['registry', '--to', 'http://localhost:3100'], 'http://localhost:3100'],
  [['--to=http://localhost:3100', 'list'], 'http://localhost:3100'],
  [['list'], 'http://localhost:3000'],
])('whoever types %j is told of that site when it does not answer', (args, site) => {
  expect(siteIn(args)).toBe(site);
});

test('a build is sent compressed, a call of a few words as it is', async () => {
  const heard: (readonly [string | undefined, string])[] = [];
  const server = createServer(async (request, response) => {
    const sent = Buffer.concat(await request.toArray());
    const encoding = request.headers['content-encoding'];
    heard.push([encoding, (encoding === 'gzip' ? gunzipSync(sent) : sent).toString()]);
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const build = 'x'.repeat(40_000);
  for (const body of ['a few words', build]) await sendSmall(url, { method: 'POST', headers: {}, body });
  expect(heard).toEqual([
    [undefined, 'a few words'],
    ['gzip', build],
  ]);
  server.close();
});

test('how a command is called stands below what was mistyped, and not below what was refused', async () => {
  const command = { usage: 'npm run deploy -w <part>', site: 'http://localhost:3000' };
  const textOf = (work: () => unknown) =>
    Promise.resolve()
      .then(work)
      .catch((failure: unknown) => commandFailure(failure, command));
  const refuse = () => {
    throw new Refusal('mf-social 6bf7e4c3c2 cannot go live.');
  };
  expect(await textOf(refuse)).toBe('mf-social 6bf7e4c3c2 cannot go live.');
  const usage = /^There is no part mf-socail\. [^\n]+\n\nnpm run deploy -w <part>$/;
  expect(await textOf(() => frontendOf('mf-socail'))).toMatch(usage);
  const mistyped = await textOf(() => parseArgs({ args: ['--too'], options: {} }));
  expect(mistyped).toMatch(/'--too'.*\n\nnpm run deploy -w <part>$/s);
});
