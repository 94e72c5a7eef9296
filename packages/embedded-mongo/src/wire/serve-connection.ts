import type { Socket } from 'node:net';
import { errorReply, runCommand } from '../commands/dispatch.ts';
import type { Reply } from '../commands/reply.ts';
import type { EngineState } from '../engine-state.ts';
import { CommandError, refusal } from '../errors/command-error.ts';
import type { Connection } from './connection.ts';
import { encodeCommandReply } from './encode-reply.ts';
import { MessageBuffer } from './message-buffer.ts';
import { frameReply, parseRequest } from './messages.ts';

/** Told of everything that should not have happened. */
export type ReportError = (error: unknown) => void;

/** Answers the requests of one connection, one after the other. */
export function serveConnection(engine: EngineState, socket: Socket, id: number, report: ReportError): void {
  const connection: Connection = { id, appName: undefined, isClosed: false, close: () => socket.destroy() };
  const buffer = new MessageBuffer();
  let replyId = 0;
  let queue = Promise.resolve();

  const answer = async (message: Buffer): Promise<void> => {
    const request = parseRequest(message);
    const reply = await runSafely(engine, connection, request.command, report);
    if (!reply || !request.wantsReply || connection.isClosed) return;
    replyId = (replyId + 1) | 0;
    socket.write(frameReply(request, replyId, encodeCommandReply(reply, engine.store.clock)));
  };
  /** A connection whose bytes make no sense is closed. */
  const reportAndClose = (error: unknown): void => {
    report(error);
    socket.destroy();
  };

  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    connection.isClosed = true;
    engine.store.log.wake();
  });
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const message of buffer.add(chunk)) queue = queue.then(() => answer(message)).catch(reportAndClose);
    } catch (error) {
      reportAndClose(error);
    }
  });
}

/** Refusals are replies; anything else is reported and answered as an unknown error. */
async function runSafely(
  engine: EngineState,
  connection: Connection,
  command: Parameters<typeof runCommand>[2],
  report: ReportError,
): Promise<Reply | null> {
  try {
    return await runCommand(engine, connection, command);
  } catch (error) {
    if (error instanceof CommandError) return errorReply(error);
    report(error);
    return errorReply(
      refusal('UnknownError', `internal error: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
}
