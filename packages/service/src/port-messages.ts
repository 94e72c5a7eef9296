import { Server, Socket } from 'node:net';
import type { PortHolder } from './port-holder.ts';

/** What a process that has a port, or is to have it, and the one that has started it say to each other. */
export const PORT = {
  /** To it: hand the port on, with `given`. */
  give: 'port: give',
  given: 'port: given',
  /** To it, with the port: listen on it; answered with `taken`. */
  take: 'port: take',
  taken: 'port: taken',
  /** To it, with a connection that came while the port was on its way. */
  serve: 'port: serve',
} as const;

/** Does what the process says that has started this one; nothing where nobody speaks with it. */
export function heedPortMessages(holder: PortHolder): void {
  const answer = (message: string, port?: Server) => void process.send?.(message, port);
  process.on('message', (message, handle) => {
    if (message === PORT.give) answer(PORT.given, holder.handOn());
    if (message === PORT.take && handle instanceof Server) void holder.take(handle).then(() => answer(PORT.taken));
    if (message === PORT.serve && handle instanceof Socket) holder.serve(handle);
  });
}
