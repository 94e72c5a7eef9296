import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadReport, Told } from './load-report.ts';
import { callOfNumber } from './mix.ts';
import type { NumberedLoad } from './run-load.ts';
import { sendCall } from './send-call.ts';

/** The process that asks: gets its order from the one that measures, and reports when everything was answered. */
const [order]: NumberedLoad[] = await once(process, 'message');
if (!order) throw new Error('nothing was asked for');
const { siteUrl, world, perSecond, seconds, firstNumber } = order;

const told: Told[] = [];
const startedAt = performance.now();

async function tell(number: number, dueMs: number): Promise<void> {
  const call = callOfNumber(firstNumber + number, world);
  const sentAt = performance.now();
  const status = await sendCall(siteUrl, call);
  const now = performance.now();
  told.push({ kind: call.kind, dueMs, waitMs: now - startedAt - dueMs, tookMs: now - sentAt, status });
}

const waiting: Promise<void>[] = [];
for (let number = 0; number < perSecond * seconds; number += 1) {
  const dueMs = (number * 1_000) / perSecond;
  const earlyMs = dueMs - (performance.now() - startedAt);
  if (earlyMs > 0) await pause(earlyMs);
  waiting.push(tell(number, dueMs));
}
await Promise.all(waiting);
const { user, system } = process.cpuUsage();
const report: LoadReport = { perSecond, told, ownCpuMs: (user + system) / 1_000 };
process.send?.(report, () => process.exit(0));
