import { continueTrace } from '@wishbow/service/tracing/in-span';
import type { Dependencies } from '../dependencies.ts';
import type { NEVER, NextLook } from '../fulfilment/turn.ts';
import type { DueWork } from './due-work.ts';
import { claimDueWork, type DueWorkModel, restDueWork } from './due-work-repository.ts';

const AT_ONCE_MOST = 8;
const SHORTEST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 60_000;

/** Carries one row on from where it stands. Safe to run again, and to run twice at once. */
type WorkTurn<Row> = (deps: Dependencies, row: Row) => Promise<NextLook | typeof NEVER>;

/**
 * Claims what is due and carries it on.
 * @returns whether there may be more at once: not all that was due was claimed, or some of it has another turn now.
 */
export async function takeTurns<Row extends DueWork>(
  deps: Dependencies,
  model: DueWorkModel<Row>,
  turn: WorkTurn<Row>,
): Promise<boolean> {
  const claimed: Row[] = [];
  while (claimed.length < AT_ONCE_MOST) {
    const row = await claimDueWork(model, deps.now(), deps.pace.leaseMs);
    if (!row) break;
    claimed.push(row);
  }
  const isDueAgain = await Promise.all(claimed.map((row) => takeTracedTurn(deps, model, turn, row)));
  return claimed.length === AT_ONCE_MOST || isDueAgain.includes(true);
}

/** What is carried on belongs to the trace of the request that moved it last. */
function takeTracedTurn<Row extends DueWork>(
  deps: Dependencies,
  model: DueWorkModel<Row>,
  turn: WorkTurn<Row>,
  row: Row,
): Promise<boolean> {
  const span = { name: `carry on ${model.modelName}`, facts: { 'wishbow.operation': model.modelName } };
  return continueTrace('orders', row.traceparent, span, () => takeTurn(deps, model, turn, row));
}

/** @returns whether it is due again already. */
async function takeTurn<Row extends DueWork>(
  deps: Dependencies,
  model: DueWorkModel<Row>,
  turn: WorkTurn<Row>,
  row: Row,
): Promise<boolean> {
  const { now, logger } = deps;
  try {
    const nextLookMs = await turn(deps, row);
    const isUntouched = await restDueWork(model, row, { dueAt: inMs(now(), nextLookMs), failedTurns: 0 });
    return !isUntouched || nextLookMs === 0;
  } catch (error) {
    const failedTurns = row.failedTurns + 1;
    logger.warn({ err: error, kind: model.modelName, id: row._id, failedTurns }, 'due work could not be carried on');
    const backoffMs = Math.min(LONGEST_BACKOFF_MS, SHORTEST_BACKOFF_MS * 2 ** failedTurns);
    await restDueWork(model, row, { dueAt: inMs(now(), backoffMs), failedTurns });
    return false;
  }
}

const inMs = (now: Date, ms: NextLook | typeof NEVER): Date | null =>
  ms === null ? null : new Date(now.getTime() + ms);
