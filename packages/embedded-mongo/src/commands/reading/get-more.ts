import type { Value } from '../../bson/value.ts';
import type { Cursor } from '../../cursors/cursor.ts';
import { refusal } from '../../errors/command-error.ts';
import { numberArgument } from '../arguments.ts';
import { takeBatch } from '../batch-reply.ts';
import { continueChangeStream } from '../change-streams/continue-change-stream.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { ok } from '../reply.ts';

export const getMore: RunCommand = (call) => {
  const cursor = requireCursor(call);
  const size = numberArgument(call.command, 'batchSize') || Number.POSITIVE_INFINITY;
  return cursor.stream
    ? continueChangeStream(call, cursor, cursor.stream, size)
    : takeBatch(call, cursor, 'nextBatch', size);
};

function requireCursor({ engine, target, command, database }: CommandCall): Cursor {
  const id = cursorId(target);
  const cursor = engine.cursors.find(id);
  if (!cursor || cursor.transaction?.state === 'aborted') {
    engine.cursors.close(id);
    throw refusal('CursorNotFound', `cursor id ${id} not found`);
  }
  const namespace = `${database}.${String(command.collection)}`;
  if (cursor.namespace !== namespace) {
    throw refusal(
      'Unauthorized',
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
    );
  }
  return cursor;
}

function cursorId(value: Value): bigint {
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value);
  throw refusal('TypeMismatch', 'a cursor id has to be a number');
}

export const killCursors: RunCommand = ({ engine, command }) => {
  const ids = (Array.isArray(command.cursors) ? command.cursors : []).map(cursorId);
  const cursorsKilled = ids.filter((id) => engine.cursors.close(id));
  engine.store.log.wake();
  return ok({
    cursorsKilled,
    cursorsNotFound: ids.filter((id) => !cursorsKilled.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
  });
};
