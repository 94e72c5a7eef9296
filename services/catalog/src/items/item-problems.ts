import { notFound, problem } from '@wishbow/contracts/problem';

export const retailerUnavailable = problem(
  'retailer_unavailable',
  'The shop does not answer right now. Please try again.',
);

/** What a failed look-up of an item is answered with. */
export const LOOKUP_REFUSALS = {
  not_found: { status: 404, body: notFound },
  retailer_unavailable: { status: 503, body: retailerUnavailable },
} as const;
