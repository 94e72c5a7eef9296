import { createServer, type Server } from 'node:net';
import { choosePorts, isPortFree } from './ports.ts';

const occupy = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

test('every process gets a port of its own', async () => {
  const ports = await choosePorts(['accounts', 'orders', 'bff'], {});
  expect(new Set(Object.values(ports)).size).toBe(3);
});

test('a process comes back on the port it had', async () => {
  const { orders } = await choosePorts(['orders'], {});
  expect(await choosePorts(['orders'], { orders })).toEqual({ orders });
});

test('a port that somebody else took meanwhile is replaced', async () => {
  const { orders } = await choosePorts(['orders'], {});
  const stranger = await occupy(orders);

  expect(await isPortFree(orders)).toBe(false);
  expect(await choosePorts(['orders'], { orders })).not.toEqual({ orders });
  stranger.close();
});

test('no process gets a port that the system gives to outgoing connections', async () => {
  const ports = await choosePorts(['accounts', 'orders'], {});
  for (const port of Object.values(ports)) expect(port).toBeLessThan(32_768);
});
