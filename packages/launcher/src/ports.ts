import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

/**
 * Where private ports are looked for: below the ports that systems give to outgoing connections
 * (Linux from 32768, others from 49152), so that no connection of ours sits on a port when its process is started again.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/**
 * A private port for each name: the remembered one while it is free, else a new one.
 * All are held at once while choosing, so no two names get the same.
 */
export async function choosePorts<Name extends string>(
  names: readonly Name[],
  remembered: Readonly<Record<string, number>>,
): Promise<Record<Name, number>> {
  const held = [];
  for (const name of names) held.push({ name, ...(await holdPort(remembered[name])) });
  await Promise.all(held.map(({ release }) => release()));
  return Object.fromEntries(held.map(({ name, port }) => [name, port])) as Record<Name, number>;
}

/** True when this machine can listen on the port at the address of the site. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = await listen(port, undefined);
  await server?.release();
  return server !== undefined;
}

type HeldPort = { port: number; release: () => Promise<void> };

async function holdPort(preferred: number | undefined): Promise<HeldPort> {
  for (const port of preferred === undefined ? candidates() : [preferred, ...candidates()]) {
    const held = await listen(port, LOOPBACK);
    if (held) return held;
  }
  throw new Error(`This machine gives no port on ${LOOPBACK}`);
}

/** Every port of the range once, from one at random on: two sites started together do not ask for the same. */
function candidates(): number[] {
  const count = LAST_PORT - FIRST_PORT;
  const first = randomInt(count);
  return Array.from({ length: count }, (_, index) => FIRST_PORT + ((first + index) % count));
}

function listen(port: number, host: string | undefined): Promise<HeldPort | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const given = typeof address === 'object' && address ? address.port : port;
      resolve({ port: given, release: () => new Promise((released) => server.close(() => released())) });
    });
  });
}
