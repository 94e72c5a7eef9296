import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import type { Problem } from '@wishbow/contracts/problem';
import { RequestFailed } from '@wishbow/http/client';
import { showToast } from '../toasts/toasts.ts';
import { callApi, failureText } from './call-api.ts';

/** What an endpoint answers when it has done what it was asked for. */
type SuccessOf<E extends Endpoint> = Extract<AnswerOf<E>, { status: 200 | 201 | 204 }>['body'];

/** An endpoint, or how to fetch its contract once it is called: what a page may never need is not shipped with it. */
export type EndpointSource<E extends Endpoint> = E | (() => Promise<E>);

export type ChangeOptions<E extends Endpoint, Input> = {
  /** Runs only when the server has done it. */
  onSuccess?(body: SuccessOf<E>, input: Input): void;
  /** Runs before the server is asked, for what shows at once. */
  onStart?(input: Input): void;
  /** Runs when the server has not done it. */
  onFailure?(input: Input): void;
  /** Runs after success and failure alike. */
  onSettled?(): void;
  /** Takes the place of the toast when the person was signed out meanwhile. */
  onSignedOut?(input: Input): void;
  /** Changes that carry the same name reach the server one after the other. */
  inOrder?: string;
  /** Goes along with every try, as the `Idempotency-Key` of a form does. */
  headers?: Record<string, string>;
  /** A form shows the messages of refused fields under them, so no toast repeats them. */
  isForm?: boolean;
};

/**
 * Asks the server to change something. Whatever keeps it from doing so, a refusal as well as a failure,
 * fails the mutation and is said in an error toast.
 */
export function useChange<E extends Endpoint, Input = void>(
  endpoint: EndpointSource<E>,
  toCall: (input: Input) => CallOf<E>,
  {
    onStart,
    onSuccess,
    onFailure,
    onSettled,
    onSignedOut,
    inOrder,
    headers,
    isForm = false,
  }: ChangeOptions<E, Input> = {},
) {
  return useMutation({
    ...(inOrder && { scope: { id: inOrder } }),
    onMutate: (input: Input) => onStart?.(input),
    mutationFn: async (input: Input) =>
      callForSuccess(typeof endpoint === 'function' ? await endpoint() : endpoint, toCall(input), headers),
    onSuccess: (body, input) => onSuccess?.(body, input),
    onError: (failure, input) => {
      onFailure?.(input);
      if (onSignedOut && isSignedOut(failure)) onSignedOut(input);
      else if (!(isForm && namesFields(failure))) tellFailure(failure);
    },
    onSettled: () => onSettled?.(),
  });
}

/**
 * Calls an endpoint for those who go on only when it succeeds.
 * @throws RequestFailed with the server's words for its own refusals too; nothing to look up, so without a reference.
 */
async function callForSuccess<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  headers: Record<string, string> | undefined,
): Promise<SuccessOf<E>> {
  const answer: Answered = await callApi(endpoint, call, headers && { headers });
  if (isSuccess<E>(answer)) return answer.body;
  const { request_id: _, ...refusal } = answer.body as Problem;
  throw new RequestFailed(answer.status, refusal);
}

type Answered = { status: number; body: unknown };

const isSuccess = <E extends Endpoint>(answer: Answered): answer is { status: 200; body: SuccessOf<E> } =>
  answer.status < 300;

/** Says in an error toast why something did not happen. */
export function tellFailure(failure: unknown): void {
  showToast(failureText(failure), { tone: 'error' });
}

const isSignedOut = (failure: unknown): boolean => failure instanceof RequestFailed && failure.status === 401;

const namesFields = (failure: unknown): boolean =>
  failure instanceof RequestFailed && failure.problem.errors !== undefined;
