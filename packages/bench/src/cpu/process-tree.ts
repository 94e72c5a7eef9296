import type { ProcessStat } from './process-stat.ts';

/** The process `rootPid` and everything it started, directly or through others. */
export function treeOf(rootPid: number, all: readonly ProcessStat[]): ProcessStat[] {
  const children = Map.groupBy(all, ({ parentPid }) => parentPid);
  const tree = all.filter(({ pid }) => pid === rootPid);
  for (const { pid } of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}
