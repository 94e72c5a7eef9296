import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import type { ServiceName } from '@wishbow/contracts/service-names';

/** Every admins' call of a service as a row of a table: what a contract adds tomorrow is in it by itself. */
export const adminCallsOf = (name: ServiceName): [string, Endpoint][] =>
  ALL_ENDPOINTS.filter(({ service, audience }) => service === name && audience === 'admin').map((endpoint) => [
    endpoint.id,
    endpoint,
  ]);

/** Something to send that gets as far as the question who is asking, which comes before anything is read. */
export const anyCallOf = ({ params, body }: Endpoint): object => ({
  ...(params && { params: new Proxy({}, { get: () => 'a'.repeat(24) }) }),
  ...(body && { body: {} }),
});

/** What was answered, whether the endpoint declares the status or not. */
export const statusOf = (answer: Promise<{ readonly status: number }>): Promise<number> =>
  answer.then(
    ({ status }) => status,
    (failure: unknown) => {
      const status = failure instanceof Error && 'status' in failure ? failure.status : undefined;
      if (typeof status === 'number') return status;
      throw failure;
    },
  );
