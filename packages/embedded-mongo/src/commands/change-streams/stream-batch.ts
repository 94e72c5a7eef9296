import type { Value } from '../../bson/value.ts';
import type { ChangeStream } from '../../change-streams/change-stream.ts';
import { resumeToken } from '../../change-streams/resume-token.ts';
import type { Cursor } from '../../cursors/cursor.ts';
import { takeBatch } from '../batch-reply.ts';
import type { CommandCall } from '../command.ts';
import type { BatchReply } from '../reply.ts';

/** A batch with the token to resume from after it. */
export function takeStreamBatch(
  call: CommandCall,
  cursor: Cursor,
  stream: ChangeStream,
  name: 'firstBatch' | 'nextBatch',
  size: number,
): BatchReply {
  const postBatchResumeToken = tokenAfter(cursor, stream, size);
  const staysOpen = !stream.isInvalidated || cursor.pending.length > size;
  return takeBatch(call, cursor, name, size, { staysOpen, cursorFields: { postBatchResumeToken } });
}

function tokenAfter({ pending }: Cursor, { position }: ChangeStream, size: number): Value {
  const last = size > 0 ? pending[Math.min(size, pending.length) - 1] : undefined;
  return last?._id ?? resumeToken(position, '01');
}
