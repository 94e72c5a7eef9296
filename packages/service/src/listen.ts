import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Running {
  readonly url: string;
  /** Refuses new connections, lets answers under way finish, then resolves. */
  stop(): Promise<void>;
}

/** Longer than any client of ours keeps an idle connection, so that none is closed under a request being sent. */
const KEEP_ALIVE_MS = 65_000;
const PATIENCE_MS = 5_000;

/** @param port 0 picks a free one. Listens on the loopback interface unless `host` says otherwise. */
export async function listen(app: RequestListener, port: number, host = '127.0.0.1'): Promise<Running> {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${chosen}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection whose answer was under way turns idle only later, so idle ones are looked for again and again.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      const giveUp = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(giveUp);
    },
  };
}
