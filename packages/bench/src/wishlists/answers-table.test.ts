import { answersTable } from './answers-table.ts';

const round = (bff: number, redis: number) => ({
  bytes: 30 * 1024,
  serverCpu: new Map([
    ['bff', bff],
    ['mongo', 1],
    ['redis', redis],
    ['launcher', 0.1],
  ]),
  ownCpuMs: 0.6,
  secondsPerRequest: 0.01,
});

test('a row shows the whole site and its division, the median with how far the rounds were apart', () => {
  const limits = { maxKilobytes: 60, maxCpuMs: 5 };
  const list = { name: '40 wishes', limits, rounds: [round(2, 0.2), round(3, 0.2), round(2.5, 0.4)] };
  const { columns, rows } = answersTable([list], 50, []);
  expect(Object.entries(rows[0] ?? []).map(([index, cell]) => [columns[Number(index)], cell])).toEqual([
    ['List', '40 wishes'],
    ['KB', '30.0'],
    ['Limit', '60'],
    ['CPU ms per request', '4.0 (3.3 to 4.3)'],
    ['Limit', '5'],
    ['bff', '2.5'],
    ['wishlists', '0.0'],
    ['accounts', '0.0'],
    ['social', '0.0'],
    ['mongo', '1.0'],
    ['other', '0.3'],
    ['at rest', '0.5'],
    ['asking', '0.6'],
  ]);
});

test('where the machine does not tell CPU time, the table says so and shows the rest', () => {
  const rounds = [{ bytes: 2048, serverCpu: undefined, ownCpuMs: 1, secondsPerRequest: 0.01 }];
  const { rows } = answersTable([{ name: '40 wishes', limits: {}, rounds }], undefined, []);
  expect(rows).toEqual([['40 wishes', '2.0', '', 'not told here', '', '', '', '', '', '', '', '', '1.0']]);
});
