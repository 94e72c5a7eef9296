import { cpuBetween, serverCpu, totalCpu } from './server-cpu.ts';

const record = { launcher: 10, processes: { bff: { pid: 11 }, mongo: { pid: 12 } } };

test('the site is its launcher, its named processes and whatever those started', () => {
  const all = [
    { pid: 1, parentPid: 0, cpuMs: 90_000 },
    { pid: 10, parentPid: 1, cpuMs: 100 },
    { pid: 11, parentPid: 10, cpuMs: 2_000 },
    { pid: 12, parentPid: 10, cpuMs: 500 },
    { pid: 13, parentPid: 11, cpuMs: 30 },
  ];
  expect(Object.fromEntries(serverCpu(record, all))).toEqual({ launcher: 130, bff: 2_000, mongo: 500 });
});

test('what a round used is the difference of two readings', () => {
  const before = new Map([['bff', 2_000]]);
  const after = new Map([
    ['bff', 2_600],
    ['mongo', 40],
  ]);
  expect(Object.fromEntries(cpuBetween(before, after))).toEqual({ bff: 600, mongo: 40 });
  expect(totalCpu(cpuBetween(before, after))).toBe(640);
});
