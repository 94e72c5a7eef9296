import { createServer, type Server, type Socket } from 'node:net';
import type { EngineState } from '../engine-state.ts';
import { type ReportError, serveConnection } from './serve-connection.ts';

export type Listener = {
  /** The TCP port; 0 on a Unix socket. */
  readonly port: number;
  /** Stops listening and drops every connection. */
  close(): Promise<void>;
};

/** Loopback or a Unix socket: the engine has no access control, so nobody else may reach it. */
export type ListenAddress = { readonly port: number; readonly host: '127.0.0.1' } | { readonly path: string };

export async function listen(engine: EngineState, address: ListenAddress, report: ReportError): Promise<Listener> {
  const sockets = new Set<Socket>();
  let connectionCount = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    connectionCount++;
    serveConnection(engine, socket, connectionCount, report);
  });
  await started(server, address);
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}

function started(server: Server, address: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
