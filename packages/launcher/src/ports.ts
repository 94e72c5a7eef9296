import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

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
  const held = (preferred && (await listen(preferred, LOOPBACK))) || (await listen(0, LOOPBACK));
  if (!held) throw new Error(`This machine gives no port on ${LOOPBACK}`);
  return held;
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
