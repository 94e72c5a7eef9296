import { readConfig } from '../config.ts';
import { welcome } from './welcome.ts';

const started = (sandboxUrl: string | undefined) =>
  welcome(
    {
      url: 'http://localhost:3000',
      sandboxUrl,
      database: 'an embedded database',
      cache: 'an embedded cache',
      stop: async () => undefined,
    },
    readConfig({}),
    [{ name: 'Maya', email: 'maya@wishbow.example', about: 'three lists' }],
    'wish-12345',
  ).split('\n');

test('whoever starts the site is told where its mails arrive and where there are links to wish for', () => {
  expect(started('http://localhost:4100').slice(-5)).toEqual([
    'Open',
    '  site               http://localhost:3000',
    '  mails              http://localhost:4100/mail',
    '  links to wish for  http://127.0.0.1:4100/shop',
    '',
  ]);
});

test('without a sandbox only the site is named', () => {
  expect(started(undefined).slice(-3)).toEqual(['Open', '  site  http://localhost:3000', '']);
});
