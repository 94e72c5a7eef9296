import type { CDPSession, Page } from '@playwright/test';

interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
  /** Style sheets in the document. */
  readonly styles: number;
  /** Whatever inherits from `Object`, functions and promises too; nothing that the browser compiled or notes for itself. */
  readonly objects: number;
}

/** Timers and answers under way come to an end within some looks; a page that never rests is counted as it is then. */
const MOST_LOOKS = 10;

/** Counts what a page holds once garbage has been collected, and collecting once more finds no more of it. */
export async function holdingsOf(page: Page): Promise<() => Promise<Holdings>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const look = async (): Promise<Holdings> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const objects = await countObjects(devtools);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const styles = await page.evaluate(() => document.querySelectorAll('style, link[rel=stylesheet]').length);
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), styles, objects };
  };
  return async () => {
    let held = await look();
    for (let looks = 1; looks < MOST_LOOKS; looks++) {
      const before = held;
      held = await look();
      if (held.objects >= before.objects && held.nodes >= before.nodes) return before;
    }
    return held;
  };
}

const GROUP = 'counted';

async function countObjects(devtools: CDPSession): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup: GROUP });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: GROUP,
  });
  const counted = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  return Number(counted.result.value);
}
