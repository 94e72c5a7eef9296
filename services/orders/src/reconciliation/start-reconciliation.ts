import { type Loop, startLoop } from '@wishbow/service/loop';
import type { Dependencies } from '../dependencies.ts';
import { compareBooks } from './compare-books.ts';

/** How often it is looked whether a day has come that nobody has compared yet. */
const IDLE_MS = 10 * 60_000;

export const startReconciliation = (deps: Dependencies): Loop =>
  startLoop({
    name: 'reconciliation',
    idleMs: IDLE_MS,
    logger: deps.logger,
    work: async () => {
      await compareBooks(deps);
      return false;
    },
  });
