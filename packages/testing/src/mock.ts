import type { Contract } from '@wishbow/contracts/endpoint';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { type Mocks, mockContract } from './mock-contract.ts';

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
