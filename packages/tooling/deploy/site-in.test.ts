import { siteIn } from './deployer-client.ts';

test.each([
  [['registry', '--to', 'http://localhost:3100'], 'http://localhost:3100'],
  [['--to=http://localhost:3100', 'list'], 'http://localhost:3100'],
  [['list'], 'http://localhost:3000'],
])('whoever types %j is told of that site when it does not answer', (args, site) => {
  expect(siteIn(args)).toBe(site);
});
