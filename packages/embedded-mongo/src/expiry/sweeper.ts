import type { EngineState } from '../engine-state.ts';
import { abortTransaction } from '../transactions/transaction-lifecycle.ts';
import type { ReportError } from '../wire/serve-connection.ts';
import { expireDocuments } from './expire-documents.ts';

const SWEEP_INTERVAL_MS = 1000;
const TRANSACTION_IDLE_LIMIT_MS = 60_000;

/** Clears away what has outlived its time: documents, abandoned transactions, idle cursors and sessions. */
export function startSweeping(engine: EngineState, report: ReportError): { stop(): void } {
  const timer = setInterval(() => sweep(engine, Date.now()).catch(report), SWEEP_INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function sweep(engine: EngineState, now: number): Promise<void> {
  expireDocuments(engine, now);
  for (const { transaction } of engine.sessions.list()) {
    if (transaction?.state === 'open' && now - transaction.lastUsedAt > TRANSACTION_IDLE_LIMIT_MS)
      abortTransaction(engine.store, transaction);
  }
  engine.cursors.closeIdle(now);
  engine.sessions.removeIdle(now);
  await engine.store.disk.flush();
}
