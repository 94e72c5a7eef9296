import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { owners } from './routes.ts';

/** A failure that a browser met in the composed page. Texts are cut to length by the page. */
export const ClientError = z.object({
  owner: z.enum(owners),
  failureClass: z.enum(['primary', 'essential', 'regular']),
  /** The page, slot or modal that failed. */
  what: z.string().max(200),
  message: z.string().max(500),
  buildId: z.string().max(64),
});
export type ClientError = z.infer<typeof ClientError>;

export const clientErrorsContract = {
  reportClientError: defineEndpoint({
    id: 'reportClientError',
    method: 'POST',
    path: '/api/clientErrors',
    service: 'bff',
    audience: 'public',
    quiet: true,
    body: ClientError,
    responses: { 204: z.undefined() },
  }),
};
