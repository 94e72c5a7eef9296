import type { AnswerOf, CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import type { Problem } from '@wishbow/contracts/problem';

/** What a request is made of, once everything about it is text. */
export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** As much of a `Response` as is read of one. */
export interface Answer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** What carries a request: `fetch`, or something that does the same between our own processes. */
export type Send = (url: string, request: OutgoingRequest) => Promise<Answer>;

export interface ClientOptions {
  /** Origin of the server, without a trailing slash; '' for the page's own. */
  readonly baseUrl: string;
  /** `fetch` unless stated. */
  readonly fetch?: Send;
  /** Headers of every request, made anew for each. */
  readonly headers?: () => Promise<Record<string, string>> | Record<string, string>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Record<string, string>;
}

/**
 * The server answered with a status that the endpoint does not declare, with something that is not what its contract says
 * (`status` 502), or could not be reached (`status` 0).
 */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem, options?: ErrorOptions) {
    super(`${status} ${problem.code}: ${problem.message}`, options);
    this.status = status;
    this.problem = problem;
  }
}

export type Call = <E extends Endpoint>(endpoint: E, call: CallOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>;

/**
 * The typed client of every endpoint: answers a union by declared status, so that the compiler asks for each refusal.
 * @throws RequestFailed for any other status and for a connection that failed.
 */
export function createClient({ baseUrl, fetch: send = fetch, headers }: ClientOptions): Call {
  return async (endpoint, call, options = {}) => {
    const response = await request(
      send,
      baseUrl,
      endpoint,
      call,
      { ...(await headers?.()), ...options.headers },
      options,
    );
    const body: unknown = response.status === 204 ? undefined : await readJson(response);
    const schema = endpoint.responses[response.status];
    if (schema === undefined) throw new RequestFailed(response.status, problemOf(response, body));
    return { status: response.status, body: parseBody(schema, body, response) } as AnswerOf<typeof endpoint>;
  };
}

async function request(
  send: Send,
  baseUrl: string,
  endpoint: Endpoint,
  call: { params?: unknown; query?: unknown; body?: unknown },
  headers: Record<string, string>,
  { signal }: CallOptions,
): Promise<Answer> {
  const hasBody = call.body !== undefined;
  try {
    return await send(baseUrl + addressOf(endpoint.path, call.params, call.query), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: JSON.stringify(call.body) }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new RequestFailed(
      0,
      { code: 'unreachable', message: 'Please check your connection and try again.' },
      { cause },
    );
  }
}

/** Fills `:params` and appends the query; values are encoded. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

async function readJson(response: Answer): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw unreadable(response, cause);
  }
}

/** In a browser the contracts come with outlines in place of schemas, and with nothing to parse by where those say nothing. */
function parseBody(schema: { parse?: (body: unknown) => unknown }, body: unknown, response: Answer): unknown {
  try {
    return schema.parse?.(body) ?? body;
  } catch (cause) {
    throw unreadable(response, cause);
  }
}

const unreadable = (response: Answer, cause: unknown) =>
  new RequestFailed(
    502,
    { code: 'unreadable_answer', message: 'The answer could not be read.', ...referenceOf(response) },
    { cause },
  );

function problemOf(response: Answer, body: unknown): Problem {
  if (isProblem(body)) return body;
  return { code: 'unexpected_answer', message: 'Something went wrong on our side.', ...referenceOf(response) };
}

function referenceOf({ headers }: Answer): Pick<Problem, 'request_id'> {
  const requestId = headers.get('x-request-id');
  return requestId ? { request_id: requestId } : {};
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
