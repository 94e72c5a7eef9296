import type { BuildHealth } from '@wishbow/contracts/part-health-contract';
import { judgeCanary } from './judge-canary.ts';

const budget = { min_views: 100, error_percent: 1, slower_percent: 25 };
const fast = { samples: 200, p75: 1000 };
const steady = { samples: 200, p75: 0.01 };

const aHealth = (overrides: Partial<BuildHealth>): BuildHealth => ({
  part: 'mf-social',
  build: 'b',
  views: 200,
  errors: 0,
  vitals: { LCP: fast, INP: { samples: 200, p75: 80 }, CLS: steady, TTFB: fast },
  ...overrides,
});
const withVitals = (vitals: Partial<BuildHealth['vitals']>) =>
  aHealth({ vitals: { ...aHealth({}).vitals, ...vitals } });

test.each<[string, BuildHealth | undefined, BuildHealth | undefined, string]>([
  ['nobody has seen', undefined, aHealth({}), '0 views of the canary, 200 of the live build, 100 are asked for'],
  ['few have seen, though it fails', aHealth({ views: 99, errors: 99 }), aHealth({}), '99 views of the canary'],
  ['there is nothing to compare with', aHealth({ errors: 50 }), aHealth({ views: 3 }), '3 of the live build'],
])('nothing is decided about a canary that %s', (_what, canary, live, because) => {
  expect(judgeCanary(canary, live, budget)).toEqual({ is: 'too-early', because: expect.stringContaining(because) });
});

test.each<[string, BuildHealth, BuildHealth]>([
  ['no worse', aHealth({}), aHealth({})],
  ['worse by what the budget allows', aHealth({ errors: 4 }), aHealth({ errors: 2 })],
  ['failing as often as the live build does', aHealth({ errors: 40 }), aHealth({ errors: 40 })],
  ['with two accidents', aHealth({ views: 100, errors: 2 }), aHealth({})],
  ['slower by what the budget allows', withVitals({ LCP: { samples: 200, p75: 1350 } }), aHealth({})],
  ['slow on a few pages alone', withVitals({ LCP: { samples: 20, p75: 9000 } }), aHealth({})],
  ['served slowly, which is not its doing', withVitals({ TTFB: { samples: 200, p75: 9000 } }), aHealth({})],
])('a canary that is %s stays', (_what, canary, live) => {
  expect(judgeCanary(canary, live, budget).is).toBe('within-budget');
});

test.each<[string, BuildHealth, string]>([
  ['fails more often', aHealth({ errors: 7 }), 'errors in 3.5 % of 200 views, 0.0 % of 200 with the live build'],
  [
    'shows its pages later',
    withVitals({ LCP: { samples: 200, p75: 1351 } }),
    'LCP 1351 ms, 1000 ms with the live build',
  ],
  ['answers slowly', withVitals({ INP: { samples: 200, p75: 300 } }), 'INP 300 ms, 80 ms with the live build'],
  ['jumps about', withVitals({ CLS: { samples: 200, p75: 0.2 } }), 'CLS 0.200, 0.010 with the live build'],
])('a canary that %s is over its budget, and it is said by how much', (_what, canary, because) => {
  expect(judgeCanary(canary, aHealth({}), budget)).toEqual({ is: 'over-budget', because });
});

test('a canary that keeps up with a slow live build is over its budget when it was promised to be faster than that', () => {
  const slow = withVitals({ LCP: { samples: 200, p75: 2600 } });
  expect(judgeCanary(slow, slow, budget).is).toBe('within-budget');
  expect(judgeCanary(slow, slow, { ...budget, max_lcp_ms: 2500 })).toEqual({
    is: 'over-budget',
    because: 'LCP 2600 ms, 2500 ms are allowed',
  });
});
