import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server of somebody else on this machine, with the paths it was asked for. */
export async function outsideShop(answer: RequestListener) {
  const asked: string[] = [];
  const underWay = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    underWay.add(response);
    response.on('close', () => underWay.delete(response));
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    asked,
    /** Resolves once nobody waits for an answer. */
    allLeft: () => Promise.all([...underWay].map((response) => once(response, 'close'))),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type OutsideShop = Awaited<ReturnType<typeof outsideShop>>;
