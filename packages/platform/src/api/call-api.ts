import type { AnswerOf, CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import type { Problem } from '@wishbow/contracts/problem';
import { VIEWER_HEADER } from '@wishbow/contracts/viewer-header';
import { type CallOptions, RequestFailed } from '@wishbow/http/client';
import { beginLoading } from '../loading/loading.ts';
import { expireSession, recheckSession, session } from '../session/session.ts';
import { client } from './client.ts';
import { clearFieldErrors, setFieldErrors } from './field-errors.ts';

/**
 * Calls an endpoint of the site. Shows the spinner unless the endpoint is quiet, keeps the field errors of a 422
 * (those of the previous request are gone by then; quiet background calls leave them alone), and notices a session that
 * ended or became another person's.
 * @returns a union by declared status.
 * @throws RequestFailed for every other status, with a Problem to show by `failureText`.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  options?: CallOptions,
): Promise<AnswerOf<E>> {
  if (!endpoint.quiet) clearFieldErrors();
  const endLoading = endpoint.quiet ? undefined : beginLoading();
  try {
    const answer = await client(endpoint, call, { ...options, headers: { ...options?.headers, ...shownPerson() } });
    noteRefusal(answer.status, answer.body);
    return answer;
  } catch (failure) {
    if (failure instanceof RequestFailed) noteRefusal(failure.status, failure.problem);
    throw failure;
  } finally {
    endLoading?.();
  }
}

/** Words for a failure nobody foresaw, with the reference that support can look up. */
export function failureText(failure: unknown): string {
  const problem = failure instanceof RequestFailed ? failure.problem : undefined;
  if (!problem) return 'Something went wrong. Please try again.';
  return problem.request_id ? `${problem.message} Reference: ${problem.request_id}` : problem.message;
}

/** A refusal may be one of the endpoint's own statuses or one of the kernel's; it means the same to the page. */
function noteRefusal(status: number, body: unknown): void {
  if (status === 401) expireSession();
  const { code, errors }: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
  if (status === 403 && code === 'identity_mismatch') recheckSession();
  if (status === 422) setFieldErrors(errors ?? {});
}

/** The server refuses the call if this is not who is signed in by now. */
const shownPerson = () => ({ [VIEWER_HEADER]: session.get().user?.id ?? '' });
