import type { ChildProcess } from 'node:child_process';
import { Server, type Socket } from 'node:net';
import { PORT } from '@wishbow/service/port-messages';
import { hasEnded } from './child.ts';

/** Of a process that has nothing else to do for it than to answer. */
const PATIENCE_MS = 10_000;

/** A port on its way from one process to the next. */
export interface HandedPort {
  readonly server: Server;
  /**
   * The way is over: those who were accepted on it are answered by the process that has taken the port, or by the one that
   * has given it where none has. Nothing where they are answered all the same.
   */
  arrive?(taker?: ChildProcess): void;
}

/** Has a process hand on the port of the site; it goes on answering until it is ended. */
export async function portFrom(child: ChildProcess): Promise<HandedPort> {
  const server = await ask(child, PORT.give, PORT.given);
  if (!server) throw new Error('A process was to hand its port on and did not');
  const waiting: Socket[] = [];
  // As soon as it has arrived it accepts here, too: nothing is read of those who come.
  Object.assign(server, { pauseOnConnect: true });
  server.on('connection', (connection) => waiting.push(connection));
  return {
    server,
    arrive: (taker = child) => {
      for (const connection of waiting) pass(connection, taker);
      server.close();
    },
  };
}

/** Has a process listen on a port. Resolves once it does. @throws where it does not: the port is then where it was. */
export async function handPort(child: ChildProcess, port: HandedPort): Promise<void> {
  try {
    await ask(child, PORT.take, PORT.taken, port.server);
  } catch (error) {
    port.arrive?.();
    throw error;
  }
  port.arrive?.(child);
}

/** Whoever would wait for one that has ended is told at once. */
function pass(connection: Socket, child: ChildProcess): void {
  child.send(PORT.serve, connection, (error) => {
    if (error) connection.destroy();
  });
}

/** @throws where it has ended, ends before it answers, or hangs. */
function ask(child: ChildProcess, question: string, expected: string, port?: Server): Promise<Server | undefined> {
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
    if (hasEnded(child)) return fail();
    child.on('message', hear).once('exit', fail);
    // Without a listener a channel that has closed would be an error of the child, which nobody hears.
    child.send(question, port, (error) => {
      if (error) fail();
    });
  });
}
