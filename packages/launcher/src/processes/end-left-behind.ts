import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { unlessRefused } from '@wishbow/service/system-refusals';
import { z } from 'zod';
import { processStart } from '../process-start.ts';
import { processFile } from './keeper.ts';

const POLL_INTERVAL_MS = 20;
const STOP_TIMEOUT_MS = 10_000;

const LeftRecord = z.object({ processes: z.record(z.string(), z.unknown()) });
/** Only what outlives the launcher has a time at which it began. */
const Left = z.object({ pid: z.int().positive(), begunAt: z.string() });
type Left = z.infer<typeof Left>;

/**
 * Ends what a launcher has left running on this data folder that was killed: a Redis or MongoDB server hears nothing of its
 * end, and would keep its port and its memory for good. Scripts of ours end by themselves. A process that has only come by
 * the number of one that we started is left alone.
 */
export async function endLeftBehind(dataFolder: string): Promise<void> {
  const text = unlessRefused(['ENOENT'], () => readFileSync(processFile(dataFolder), 'utf8'));
  if (text === undefined) return;
  const { processes } = LeftRecord.parse(JSON.parse(text));
  const left = Object.values(processes).flatMap((one) => Left.safeParse(one).data ?? []);
  await Promise.all(left.filter(isRunning).map(endOne));
}

async function endOne(left: Left): Promise<void> {
  signal(left, 'SIGTERM');
  const killAt = Date.now() + STOP_TIMEOUT_MS;
  while (isRunning(left)) {
    if (Date.now() > killAt) signal(left, 'SIGKILL');
    await delay(POLL_INTERVAL_MS);
  }
}

const signal = ({ pid }: Left, name: NodeJS.Signals) => unlessRefused(['ESRCH'], () => process.kill(pid, name));

const isRunning = ({ pid, begunAt }: Left): boolean => processStart(pid) === begunAt;
