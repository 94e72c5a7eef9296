import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { defineEndpoint } from '@wishbow/contracts/endpoint';
import { Problem, problem } from '@wishbow/contracts/problem';
import express from 'express';
import * as z from 'zod';
import { createClient, RequestFailed } from './client.ts';
import { implement } from './implement.ts';
import { toOpenApi } from './openapi.ts';
import { problemHandler, unknownCall } from './problem-handler.ts';

const teapots = {
  getTeapot: defineEndpoint({
    id: 'getTeapot',
    method: 'GET',
    path: '/api/teapots/:name',
    service: 'catalog',
    audience: 'public',
    params: z.object({ name: z.string().max(10) }),
    query: z.object({ lid: z.enum(['on', 'off']).optional() }),
    responses: { 200: z.object({ name: z.string(), lid: z.string() }), 404: Problem, 503: Problem },
  }),
  fillTeapot: defineEndpoint({
    id: 'fillTeapot',
    method: 'POST',
    path: '/api/fillTeapot',
    aliases: ['/fillTeapot'],
    service: 'catalog',
    audience: 'user',
    identity: ['userId'],
    body: z.strictObject({ cups: z.int().min(1, 'Please fill in at least one cup.'), userId: z.string().nullish() }),
    responses: { 200: z.object({ cups: z.number() }) },
  }),
};

const MAYA = 'a'.repeat(24);
let server: Server;
let baseUrl: string;
const reported: unknown[] = [];

beforeAll(async () => {
  const app = express();
  app.use((request, response, next) => {
    response.locals.requestId = 'request-1';
    const userId = request.get('x-test-user');
    if (userId) response.locals.viewer = { userId, role: 'user' };
    next();
  });
  app.use(
    implement(teapots, {
      getTeapot: async ({ params, query }) => {
        if (params.name === 'cracked') throw new Error('it leaks');
        if (params.name === 'away') return { status: 503, body: problem('unavailable', 'It is being cleaned') };
        if (params.name !== 'blue') return { status: 404, body: problem('not_found', 'No such teapot') };
        const withSecret = { name: params.name, lid: query.lid ?? 'on', secret: 'the hidden crack' };
        return { status: 200, body: withSecret };
      },
      fillTeapot: async ({ body }) => ({ status: 200, body: { cups: body.cups } }),
    }),
  );
  app.use(
    unknownCall,
    problemHandler((error) => reported.push(error)),
  );
  server = app.listen(0);
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const post = (
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  path = '/api/fillTeapot',
) => fetch(baseUrl + path, { method: 'POST', body, headers: { 'x-test-user': MAYA, ...headers } });

test('whoever comes while something is away is told when to come again', async () => {
  const answer = await fetch(`${baseUrl}/api/teapots/away`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});

test('the typed client reads an answer by its declared status', async () => {
  const call = createClient({ baseUrl });
  expect(await call(teapots.getTeapot, { params: { name: 'blue' }, query: { lid: 'off' } })).toEqual({
    status: 200,
    body: { name: 'blue', lid: 'off' },
  });
  expect(await call(teapots.getTeapot, { params: { name: 'green' }, query: {} })).toEqual({
    status: 404,
    body: { code: 'not_found', message: 'No such teapot', request_id: 'request-1' },
  });
});

test('a field that the contract does not name never leaves the server', async () => {
  expect(await (await fetch(`${baseUrl}/api/teapots/blue`)).text()).not.toContain('hidden crack');
});

test('an unforeseen fault is one 500 with the request id, and is reported', async () => {
  const failure = await createClient({ baseUrl })(teapots.getTeapot, { params: { name: 'cracked' }, query: {} }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(RequestFailed);
  expect(failure).toMatchObject({ status: 500, problem: { code: 'internal_error', request_id: 'request-1' } });
  expect(reported).toHaveLength(1);
});

test('a visitor is asked to log in', async () => {
  const response = await fetch(`${baseUrl}/api/fillTeapot`, { method: 'POST' });
  expect([response.status, (await response.json()).code]).toEqual([401, 'unauthenticated']);
});

test.each([
  ['malformed JSON', '{"cups":', 400, 'malformed_json'],
  ['an unknown field', '{"cups":1,"sugar":true}', 422, 'invalid_fields'],
  ['an operator object', '{"cups":{"$gt":""}}', 422, 'invalid_fields'],
  ['a prototype key', '{"cups":1,"__proto__":{"isAdmin":true}}', 422, 'invalid_fields'],
  ['a huge body', `{"cups":1,"userId":"${'x'.repeat(70_000)}"}`, 413, 'too_large'],
  ['deep nesting', `${'['.repeat(50)}${']'.repeat(50)}`, 422, 'invalid_fields'],
  ['another person id', `{"cups":1,"userId":"${'b'.repeat(24)}"}`, 403, 'identity_mismatch'],
])('%s gets a clear refusal', async (_what, body, status, code) => {
  const response = await post(body);
  expect([response.status, (await response.json()).code]).toEqual([status, code]);
});

test('a field refusal names the field', async () => {
  expect(await (await post('{"cups":0}')).json()).toMatchObject({
    errors: { cups: ['Please fill in at least one cup.'] },
  });
});

test('JSON sent as text is refused', async () => {
  expect((await post('{"cups":1}', { 'content-type': 'text/plain' })).status).toBe(415);
});

test('the literal path without api/ answers too, and one own id is accepted', async () => {
  const response = await post(`{"cups":2,"userId":"${MAYA}"}`, undefined, '/fillTeapot');
  expect(await response.json()).toEqual({ cups: 2 });
});

test('an unknown call is a JSON 404', async () => {
  const response = await fetch(`${baseUrl}/api/kettles`);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

test('the document describes every public call', () => {
  const document = toOpenApi('Teapots', [teapots]);
  expect(Object.keys(document.paths)).toEqual(['/api/teapots/{name}', '/api/fillTeapot']);
  expect(document.paths['/api/teapots/{name}']).toMatchObject({
    get: {
      operationId: 'getTeapot',
      parameters: [
        { name: 'name', in: 'path' },
        { name: 'lid', in: 'query' },
      ],
    },
  });
});

test.each(['gzip', 'deflate', 'br', 'zstd'])(
  'a body that is broken as %s is a fault of the request, not of ours',
  async (encoding) => {
    const response = await fetch(`${baseUrl}/api/fillTeapot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding, 'x-test-user': MAYA },
      body: 'not compressed at all',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'unreadable_body' });
  },
);

test('a compressed body that was cut off is a fault of the request', async () => {
  const whole = gzipSync(JSON.stringify({ cups: 2 }));
  const response = await fetch(`${baseUrl}/api/fillTeapot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'x-test-user': MAYA },
    body: new Uint8Array(whole.subarray(0, whole.length - 6)),
  });
  expect(response.status).toBe(400);
});
