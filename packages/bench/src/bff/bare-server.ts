import { once } from 'node:events';
import { createServer } from 'node:http';

/** The least that Node can do: a process of its own that answers every request with the bytes it was given. */
const [bytes]: Uint8Array[] = await once(process, 'message');
const body = Buffer.from(bytes ?? []);
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
process.once('disconnect', () => process.exit(0));
