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
  /** Calls are told apart by number: a later load goes on where an earlier one ended. */
  readonly firstNumber: number;
}

const GENERATOR = path.join(import.meta.dirname, 'generator.ts');

/**
 * Asks at a fixed rate from a process of its own, whether or not earlier calls have been answered, so that neither the
 * site nor whoever measures it slows the asking. @throws when the generator ends without a report.
 */
export async function runLoad(order: LoadOrder): Promise<LoadReport> {
  const generator = fork(GENERATOR, { serialization: 'advanced' });
  generator.send(order);
  const ended = once(generator, 'exit').then(([code]) => {
    throw new Error(`the generator ended with ${code}`);
  });
  const [report]: LoadReport[] = await Promise.race([once(generator, 'message'), ended]);
  if (!report) throw new Error('the generator reported nothing');
  return report;
}
