import type { CDPSession } from 'playwright';

/** Chromium's own counters of a page, since it was opened. */
export interface RenderingCounters {
  readonly layoutCount: number;
  /** Of the main thread at work, whatever it did. */
  readonly taskSeconds: number;
  readonly layoutSeconds: number;
}

/** @throws when the browser leaves one out; the session needs `Performance.enable` before. */
export async function readRenderingCounters(session: CDPSession): Promise<RenderingCounters> {
  const { metrics } = await session.send('Performance.getMetrics');
  const byName = new Map(metrics.map(({ name, value }) => [name, value]));
  const read = (name: string): number => {
    const value = byName.get(name);
    if (value === undefined) throw new Error(`this browser does not count ${name}`);
    return value;
  };
  return {
    layoutCount: read('LayoutCount'),
    taskSeconds: read('TaskDuration'),
    layoutSeconds: read('LayoutDuration'),
  };
}
