import type { RequestListener } from 'node:http';
import type { Server, Socket } from 'node:net';
import { listen, type OpenPort, type Running } from './listen.ts';

/** Whoever has a port that goes to another process while both run: nobody is refused, and nothing under way is lost. */
export interface PortHolder extends Running, Pick<OpenPort, 'handOn'> {
  /** Listens on another port, too, which is the one that it hands on from now on. */
  take(port: Server): Promise<void>;
  /** Answers over a connection that somebody else was given for it. */
  serve(connection: Socket): void;
}

/** The ports on which one application answers, the last one taken being the site's. */
export function heldPorts(app: RequestListener, first: OpenPort): PortHolder {
  const ports = [first];
  const last = () => ports.at(-1) ?? first;
  let isStopped = false;
  return {
    url: first.url,
    handOn: () => last().handOn(),
    take: async (port) => {
      const taken = await listen(app, port);
      ports.push(taken);
      if (isStopped) await taken.stop();
    },
    serve: (connection) => {
      last().adopt(connection);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(ports.map((port) => port.stop()));
    },
  };
}
