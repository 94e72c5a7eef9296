import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Running } from './listen.ts';
import { sendOverHttp } from './send-over-http.ts';

/** A service that answers as its path says, and remembers the connections it was asked over. */
let service: Running;
const connections = new Set<unknown>();
beforeAll(async () => {
  service = await listen((request, response) => answer(request, response), 0);
});
afterAll(() => service.stop());

function answer(request: IncomingMessage, response: ServerResponse): void {
  connections.add(request.socket);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/hangs') return;
    response.writeHead(201, { 'x-request-id': 'r-1', 'content-length': request.url === '/breaks' ? 999 : 7 });
    response.write(Buffer.concat(chunks));
    if (request.url === '/breaks') setImmediate(() => request.socket.destroy());
    else response.end();
  });
}

const post = (path: string, signal?: AbortSignal) =>
  sendOverHttp(service.url + path, { method: 'POST', headers: {}, body: 'é😀!', ...(signal && { signal }) });

test('what is sent arrives whole, and so does the answer', async () => {
  const { status, headers, text } = await post('/');
  expect([status, headers.get('x-request-id'), headers.get('x-other')]).toEqual([201, 'r-1', null]);
  expect(await text()).toBe('é😀!');
});

test('one call after the other goes over the same connection', async () => {
  connections.clear();
  for (let call = 0; call < 3; call += 1) await post('/');
  expect(connections.size).toBe(1);
});

test('who does not wait any longer hears so at once, also when it was over before it began', async () => {
  const patience = new AbortController();
  const hanging = post('/hangs', patience.signal);
  setImmediate(() => patience.abort());
  await expect(hanging).rejects.toThrow('nobody waits');
  await expect(post('/', AbortSignal.abort())).rejects.toThrow('nobody waits');
});

test('an answer that breaks off is none, and neither is a port where nobody listens', async () => {
  await expect(post('/breaks')).rejects.toThrow('aborted');
  const nobody = createServer().listen(0, '127.0.0.1');
  const address = nobody.address();
  nobody.close();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(sendOverHttp(`http://127.0.0.1:${port}/`, { method: 'GET', headers: {} })).rejects.toThrow();
});
