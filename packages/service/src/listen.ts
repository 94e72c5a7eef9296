import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Running {
  readonly url: string;
  /** Refuses new connections, lets answers under way finish, then resolves. */
  stop(): Promise<void>;
}

export interface OpenPort extends Running {
  /**
   * The port, for another process that is to listen on it, too. From now on clients are told to come again for what they
   * ask next, and it takes a while to stop: nobody's connection is closed under a request that is just being sent.
   */
  handOn(): Server;
  /** Answers over a connection that somebody else has accepted, and read nothing of. */
  adopt(connection: Socket): void;
}

/** Longer than any client of ours keeps an idle connection, so that none is closed under a request being sent. */
const KEEP_ALIVE_MS = 65_000;
const PATIENCE_MS = 5_000;
/** Of a port that was handed on: clients come again within so long, and whoever pays is waited for. */
const LEAVING = { pauseMs: 1_000, patienceMs: 22_000 };

/**
 * @param port 0 picks a free one; a server of this process or of another one shares its port, with nothing closed in between.
 * Listens on the loopback interface unless `host` says otherwise.
 */
export async function listen(app: RequestListener, port: number | Server, host = '127.0.0.1'): Promise<OpenPort> {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if (typeof port === 'number') server.listen(port, host);
  else server.listen(port);
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  let isLeaving = false;
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${chosen}`,
    handOn: () => {
      isLeaving = true;
      server.prependListener('request', (_request, response) => sendAway(response));
      return server;
    },
    adopt: (connection) => void server.emit('connection', connection),
    stop: async () => {
      if (isLeaving) await delay(LEAVING.pauseMs);
      const closed = once(server, 'close');
      server.close();
      // A connection whose answer was under way turns idle only later, so idle ones are looked for again and again.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      const giveUp = setTimeout(() => server.closeAllConnections(), isLeaving ? LEAVING.patienceMs : PATIENCE_MS);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(giveUp);
    },
  };
}

/** Last of all headers, since those of an answer that is handed on from a service say that its connection stays. */
function sendAway(response: ServerResponse): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply: (writeHead, self, args) => {
      response.setHeader('connection', 'close');
      return Reflect.apply(writeHead, self, args);
    },
  });
}
