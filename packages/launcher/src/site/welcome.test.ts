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
