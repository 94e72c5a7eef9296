import { growthPerMinute, residentMegabytes } from './memory.ts';

test('what a process holds stands in its status', () => {
  expect(residentMegabytes('Name:\tnode\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\nThreads:\t11\n')).toBe(100);
  expect(() => residentMegabytes('Name:\tkthreadd\n')).toThrow('no VmRSS in Name:\tkthreadd');
});

test('memory that grows by a megabyte every ten seconds grows by six a minute, and an even one by none', () => {
  const growing = [0, 10, 20, 30].map((seconds) => ({ seconds, megabytes: 100 + seconds / 10 }));
  expect(growthPerMinute(growing)).toBeCloseTo(6);
  expect(growthPerMinute(growing.map(({ seconds }) => ({ seconds, megabytes: 80 })))).toBe(0);
  expect(growthPerMinute([])).toBe(0);
});
