import { parseProcessStat } from './process-stat.ts';

test('a process is read with its parent and its CPU time in milliseconds', () => {
  const line = '4711 (node) S 4700 4711 4711 0 -1 4194304 15422 0 31 0 187 42 9 8 20 0 11 0 152304 1318727680 20110';
  expect(parseProcessStat(line)).toEqual({ pid: 4711, parentPid: 4700, cpuMs: 2290 });
});

test('a name with spaces and brackets shifts nothing', () => {
  const line = '12 (tmux: (1) S) R 1 12 12 0 -1 0 0 0 0 0 3 4 0 0 20 0 1 0 99 1000 10';
  expect(parseProcessStat(line)).toEqual({ pid: 12, parentPid: 1, cpuMs: 70 });
});

test('something else is refused instead of counted as nothing', () => {
  expect(() => parseProcessStat('VmRSS: 20110 kB')).toThrow('no line of /proc/<pid>/stat: VmRSS: 20110 kB');
});
