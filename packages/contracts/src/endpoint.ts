import type * as z from 'zod';
import type { ServiceName } from './service-names.ts';

/** Who may call: a visitor, a signed-in person, an admin, whoever holds the deploy token, or another of our services. */
export type Audience = 'public' | 'user' | 'admin' | 'deployer' | 'internal';

export interface Endpoint {
  /** Verb and noun, unique over the whole site; the use case file carries the same name. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Express path with `:params`. Public calls live under `/api/`, calls between services under `/internal/`. */
  readonly path: string;
  /** The other literal paths the specification lists for this call. */
  readonly aliases?: readonly string[];
  /** The one process that answers it. */
  readonly service: ServiceName;
  readonly audience: Audience;
  /** Body fields that repeat the caller's id: any other value than the session's is refused as `identity_mismatch`. */
  readonly identity?: readonly string[];
  /** Does not show the site's loading spinner (specification section 7). */
  readonly quiet?: boolean;
  /** Largest JSON body in bytes; 64 KB unless stated. */
  readonly bodyLimit?: number;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Every status the call may answer with, besides the refusals of the kernel (401, 403, 413, 415, 422, 429, 5xx). */
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** A group of endpoints, keyed by endpoint id. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** Keeps the literal types of an endpoint, from which server, client, mocks and documents are derived. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, already parsed. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

/** What a handler answers: one member per declared status. */
export type ReplyOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { readonly status: S; readonly body: Sent<E['responses'][S]> };
}[keyof E['responses'] & number];

/** What a client receives: one member per declared status. */
export type AnswerOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { readonly status: S; readonly body: Parsed<E['responses'][S]> };
}[keyof E['responses'] & number];

type Given<K extends string, S> = S extends z.ZodType
  ? { readonly [P in K]: z.input<S> }
  : { readonly [P in K]?: never };

/** What a client sends. */
export type CallOf<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;
