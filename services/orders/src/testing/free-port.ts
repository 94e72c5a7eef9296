import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out to outgoing connections, so that none takes it while its server restarts. */
const LOWEST = 20_000;
const HIGHEST = 30_000;

/** A port that nothing listens on now, for a process that others have to know the address of beforehand. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  const server = createServer();
  const isTaken = once(server, 'error').then(() => true);
  const isFree = once(server, 'listening').then(() => false);
  server.listen(port, '127.0.0.1');
  if (await Promise.race([isTaken, isFree])) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
