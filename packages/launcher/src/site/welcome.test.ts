import { once } from 'node:events';
import { createServer } from 'node:http';
import { readConfig } from '../config.ts';
import { endedTrials } from './ended-trials.ts';
import { welcome } from './welcome.ts';

const started = (sandboxUrl: string | undefined) =>
  welcome(
    {
      url: 'http://localhost:3000',
      sandboxUrl,
      database: 'an embedded database',
      cache: 'an embedded cache',
      endedTrials: [],
      stop: async () => undefined,
    },
    readConfig({}),
    [{ name: 'Maya', email: 'maya@wishbow.example', about: 'three lists' }],
    'wish-12345',
  ).split('\n');

test('whoever starts the site is told where its mails arrive and where there are links to wish for, and which cards work', () => {
  expect(started('http://localhost:4100').slice(-7)).toEqual([
    'Open',
    '  site               http://localhost:3000',
    '  mails              http://localhost:4100/mail',
    '  links to wish for  http://127.0.0.1:4100/shop',
    '',
    'Cards: 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank',
    '',
  ]);
});

test('without a sandbox only the site is named', () => {
  expect(started(undefined).slice(-3)).toEqual(['Open', '  site  http://localhost:3000', '']);
});

test('whoever starts the site is told which trials have ended by it, and of no others', async () => {
  const told = (at: string, kind: string, name: string) => ({
    at,
    kind,
    name,
    from: 'a1',
    reason: 'The checkout is newer',
  });
  const deployments = [
    told('2026-11-28T10:00:01.000Z', 'canary_end', 'mf-social'),
    told('2026-11-28T10:00:01.000Z', 'start', 'mf-social'),
    told('2026-11-27T09:00:00.000Z', 'canary_end', 'mf-checkout'),
  ];
  const site = createServer((request, response) => {
    const isDeployer = request.headers.authorization === 'Bearer of-this-site';
    response.writeHead(isDeployer ? 200 : 401).end(JSON.stringify({ deployments }));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
  const since = new Date('2026-11-28T10:00:00.000Z');
  expect(await endedTrials(url, 'of-this-site', since)).toEqual([
    'Build a1 of mf-social is tried on nobody any more: the checkout is newer.',
  ]);
  expect(await endedTrials(url, 'of-another', since)).toEqual([]);
  site.close();
  site.closeAllConnections();
  expect(await endedTrials(url, 'of-this-site', since)).toEqual([
    'Whether a trial has ended by this start is not known: TypeError: fetch failed',
  ]);
});
