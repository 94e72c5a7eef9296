import type { Contract, Endpoint, ReplyOf, RequestOf } from '@wishbow/contracts/endpoint';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

type Answer<E extends Endpoint> = ReplyOf<E> | 'unreachable';
type MockedRequest<E extends Endpoint> = RequestOf<E> & { readonly headers: Headers };
type Mock<E extends Endpoint> = Answer<E> | ((request: MockedRequest<E>) => Answer<E> | Promise<Answer<E>>);

/** What each endpoint of a contract answers: a reply, or a function of the parsed request. `unreachable` drops the connection. */
export type Mocks<C extends Contract> = { readonly [K in keyof C]?: Mock<C[K]> };

/**
 * MSW handlers of a contract's endpoints. Requests and replies pass the contract's schemas on the way,
 * so a page is never tested against something the server cannot say.
 */
export function mockContract<C extends Contract>(contract: C, mocks: Mocks<C>): HttpHandler[] {
  return Object.entries(mocks).map(([id, mock]) => {
    const endpoint = contract[id];
    if (!endpoint) throw new Error(`the contract has no endpoint ${id}`);
    return http.all(`*${endpoint.path}`, async ({ request, params }) => {
      if (request.method !== endpoint.method) return;
      const answer = typeof mock === 'function' ? await mock(await parsedRequest(endpoint, request, params)) : mock;
      if (answer === 'unreachable') return HttpResponse.error();
      const body = endpoint.responses[answer.status]?.parse(answer.body);
      return HttpResponse.json(body as Record<string, unknown>, { status: answer.status });
    });
  });
}

async function parsedRequest(endpoint: Endpoint, request: Request, params: unknown) {
  const text = await request.text();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(query),
    body: endpoint.body?.parse(text === '' ? undefined : JSON.parse(text)),
    headers: request.headers,
  };
}

/**
 * The site's servers for the tests of one file. `answer` says what they answer from now on, until the test is over.
 * A request that no mock answers fails the test that made it.
 */
export function mockSite() {
  const unexpected: string[] = [];
  const refuseTheRest = http.all('*', ({ request }) => {
    unexpected.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.json({ code: 'not_mocked', message: 'No mock answers this.' }, { status: 501 });
  });
  const server = setupServer(refuseTheRest);
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    expect(unexpected.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
  return {
    answer: <C extends Contract>(contract: C, mocks: Mocks<C>) => server.use(...mockContract(contract, mocks)),
  };
}
