import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedWebhook = { body: string; signature: string; authorization: string | undefined };
export type WebhookListener = {
  url: string;
  /** The messages taken so far, refused ones included. */
  received: ReceivedWebhook[];
  /** Resolves with the first message that fits, also one that came before. */
  waitFor(fits: (message: ReceivedWebhook) => boolean): Promise<ReceivedWebhook>;
  /** Refuses the next messages with this status. */
  refuseNext(count: number, status: number): void;
  close(): Promise<void>;
};

/** The address of ours that a provider posts to. */
export const listenForWebhooks = async (): Promise<WebhookListener> => {
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<() => void>();
  const refusals: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({
      body,
      signature: String(request.headers['stripe-signature'] ?? ''),
      authorization: request.headers.authorization,
    });
    response.writeHead(refusals.shift() ?? 200).end();
    for (const look of waiting) look();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    waitFor: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = received.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    refuseNext: (count, status) => {
      refusals.push(...Array.from({ length: count }, () => status));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
