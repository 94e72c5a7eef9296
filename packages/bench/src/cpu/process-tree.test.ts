import { treeOf } from './process-tree.ts';

const stat = (pid: number, parentPid: number) => ({ pid, parentPid, cpuMs: 0 });

test('a tree holds children and grandchildren, and nobody else', () => {
  const all = [stat(1, 0), stat(40, 41), stat(41, 30), stat(30, 1), stat(31, 1), stat(42, 31)];
  expect(treeOf(30, all).map(({ pid }) => pid)).toEqual([30, 41, 40]);
});

test('a process that has ended has no tree', () => {
  expect(treeOf(99, [stat(1, 0), stat(30, 1)])).toEqual([]);
});
