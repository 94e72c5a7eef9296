import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadReport } from './load-report.ts';
import type { World } from './mix.ts';

/** What the generator is asked for. */
export interface LoadOrder {
  readonly siteUrl: string;
  readonly world: World;
  readonly perSecond: number;
  readonly seconds: number;
}

/** What the generator is told: calls have numbers, and a later load goes on where an earlier one ended. */
export interface NumberedLoad extends LoadOrder {
  readonly firstNumber: number;
}

/** Of this run, whatever site they went to. */
let callsSoFar = 0;

const GENERATOR = path.join(import.meta.dirname, 'generator.ts');

/**
 * Asks at a fixed rate from a process of its own, whether or not earlier calls have been answered, so that neither the
 * site nor whoever measures it slows the asking. @throws when the generator ends without a report.
 */
export async function runLoad(order: LoadOrder): Promise<LoadReport> {
  const generator = fork(GENERATOR, { serialization: 'advanced' });
  const numbered: NumberedLoad = { ...order, firstNumber: callsSoFar };
  callsSoFar += Math.ceil(order.perSecond * order.seconds);
  generator.send(numbered);
  const ended = once(generator, 'exit').then(([code]) => {
    throw new Error(`the generator ended with ${code}`);
  });
  const [report]: LoadReport[] = await Promise.race([once(generator, 'message'), ended]);
  if (!report) throw new Error('the generator reported nothing');
  return report;
}
