import type { Contract, Endpoint, ReplyOf, RequestOf } from '@wishbow/contracts/endpoint';
import { type HttpHandler, HttpResponse, http } from 'msw';

type Answer<E extends Endpoint> = ReplyOf<E> | 'unreachable';
type MockedRequest<E extends Endpoint> = RequestOf<E> & { readonly headers: Headers };
type Mock<E extends Endpoint> = Answer<E> | ((request: MockedRequest<E>) => Answer<E> | Promise<Answer<E>>);

/** What each endpoint of a contract answers: a reply, or a function of the parsed request. `unreachable` drops the connection. */
export type Mocks<C extends Contract> = { readonly [K in keyof C]?: Mock<C[K]> };

/** A request as it arrives: nothing of it is parsed. */
export interface RawCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface MockedReply {
  readonly status: number;
  readonly body?: unknown;
}

/** The MSW handler of one endpoint. Other methods at the same path are left to the handlers after it. */
export function mockEndpoint(
  endpoint: Endpoint,
  answer: (call: RawCall) => Promise<MockedReply | 'unreachable'>,
): HttpHandler {
  return http.all(`*${endpoint.path}`, async ({ request, params }) => {
    if (request.method !== endpoint.method) return;
    const text = await request.text();
    const reply = await answer({
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      headers: request.headers,
    });
    if (reply === 'unreachable') return HttpResponse.error();
    return HttpResponse.json(reply.body as Record<string, unknown>, { status: reply.status });
  });
}

/**
 * MSW handlers of a contract's endpoints. Requests and replies pass the contract's schemas on the way,
 * so a page is never tested against something the server cannot say.
 */
export function mockContract<C extends Contract>(contract: C, mocks: Mocks<C>): HttpHandler[] {
  return Object.entries(mocks).map(([id, mock]) => {
    const endpoint = contract[id];
    if (!endpoint) throw new Error(`the contract has no endpoint ${id}`);
    return mockEndpoint(endpoint, async (call) => {
      const answer = typeof mock === 'function' ? await mock(parsedCall(endpoint, call)) : mock;
      return answer === 'unreachable' ? answer : parsedReply(endpoint, answer);
    });
  });
}

/** @throws ZodError when the page sent what the contract does not know. */
function parsedCall(endpoint: Endpoint, { params, query, body, headers }: RawCall) {
  return {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(query),
    body: endpoint.body?.parse(body),
    headers,
  };
}

/** What the server would send. @throws ZodError when the contract does not allow it. */
export function parsedReply(endpoint: Endpoint, { status, body }: MockedReply): MockedReply {
  return { status, body: endpoint.responses[status]?.parse(body) };
}
