import type { ChangeStream } from '../../change-streams/change-stream.ts';
import type { Cursor } from '../../cursors/cursor.ts';
import { refusal } from '../../errors/command-error.ts';
import { numberArgument } from '../arguments.ts';
import type { CommandCall } from '../command.ts';
import type { BatchReply } from '../reply.ts';
import { takeStreamBatch } from './stream-batch.ts';

/** How long a getMore waits for an event when the client names no time. */
const DEFAULT_WAIT_MS = 1000;

/** Waits for events until there are some, the time is over, or the client is gone. */
export async function continueChangeStream(
  call: CommandCall,
  cursor: Cursor,
  stream: ChangeStream,
  size: number,
): Promise<BatchReply> {
  const { engine, connection, command } = call;
  const waitUntil = Date.now() + (numberArgument(command, 'maxTimeMS') ?? DEFAULT_WAIT_MS);
  for (;;) {
    advance(call, cursor, stream);
    if (cursor.pending.length > 0 || stream.isInvalidated || connection.isClosed || Date.now() >= waitUntil) break;
    await engine.store.log.waitForEvent(waitUntil - Date.now());
    if (!engine.cursors.find(cursor.id)) throw refusal('CursorKilled', 'cursor was killed');
  }
  return takeStreamBatch(call, cursor, stream, 'nextBatch', size);
}

/** A stream whose pipeline fails is over. */
function advance({ engine }: CommandCall, cursor: Cursor, stream: ChangeStream): void {
  try {
    cursor.append(stream.advance(engine.store));
  } catch (error) {
    engine.cursors.close(cursor.id);
    throw error;
  }
}
