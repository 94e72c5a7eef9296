import type { Problem } from '@wishbow/contracts/problem';
import { RequestFailed } from '@wishbow/http/client';

type Answer = { readonly status: number; readonly body: unknown };
type Given<A extends Answer> = Extract<A, { readonly status: 200 }>['body'];

const isGiven = <A extends Answer>(answer: A): answer is Extract<A, { readonly status: 200 }> => answer.status === 200;

/** What was asked for. @throws RequestFailed for a refusal: whoever takes their data with them gets all of it, or hears why not. */
export function insist<
  A extends { readonly status: 200; readonly body: unknown } | { readonly status: number; readonly body: Problem },
>(answer: A): Given<A> {
  if (isGiven(answer)) return answer.body;
  throw new RequestFailed(answer.status, { code: 'unavailable', message: 'Not everything could be read.' });
}
