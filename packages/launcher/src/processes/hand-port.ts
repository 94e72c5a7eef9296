import type { ChildProcess } from 'node:child_process';
import { Server } from 'node:net';
import { PORT } from '@wishbow/service/port-messages';

/** Of a process that has nothing else to do for it than to answer. */
const PATIENCE_MS = 10_000;

/** A port on its way from one process to the next. */
export interface HandedPort {
  readonly server: Server;
  /** Passes those on who are accepted on the way; nothing where they are answered all the same. */
  passOnTo?(child: ChildProcess): void;
  /** Nobody is accepted on the way any more. */
  release?(): void;
}

/** Has a process hand on the port of the site; it goes on answering until it is ended. */
export async function portFrom(child: ChildProcess): Promise<HandedPort> {
  const given = answerOf(child, PORT.given);
  child.send(PORT.give);
  const server = await given;
  if (!server) throw new Error('A process was to hand its port on and did not');
  // As soon as it has arrived it accepts here, too: nothing is read of those who come.
  Object.assign(server, { pauseOnConnect: true });
  return {
    server,
    passOnTo: (next) => void server.on('connection', (connection) => next.send(PORT.serve, connection)),
    release: () => void server.close(),
  };
}

/** Has a process listen on a port. Resolves once it does. */
export async function handPort(child: ChildProcess, port: HandedPort): Promise<void> {
  port.passOnTo?.(child);
  const taken = answerOf(child, PORT.taken);
  child.send(PORT.take, port.server);
  await taken;
  port.release?.();
}

/** @throws where it ends before it answers, or hangs. */
function answerOf(child: ChildProcess, expected: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const forget = () => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', fail);
    };
    const hear = (message: unknown, handle: unknown) => {
      if (message !== expected) return;
      forget();
      resolve(handle instanceof Server ? handle : undefined);
    };
    const fail = () => {
      forget();
      reject(new Error('A process did not do its part when a port was handed over'));
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    child.on('message', hear).once('exit', fail);
  });
}
