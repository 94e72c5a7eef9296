import { once } from 'node:events';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { siteIn } from './deployer-client.ts';
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
