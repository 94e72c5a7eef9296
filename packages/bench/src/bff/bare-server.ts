import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that Node can do: a process of its own that answers every request with the bytes it was given. */
const [bytes]: [Uint8Array] = (await once(process, 'message')) as [Uint8Array];
const body = Buffer.from(bytes);
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit(0));
