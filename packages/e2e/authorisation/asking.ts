import type { CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import { addressOf } from '@wishbow/http/client';

/** What came back: `200`, or `404 not_found`. */
export interface Answered {
  readonly outcome: string;
  /** The whole body as text, to look for what should not be in it. */
  readonly text: string;
}

let askedCount = 0;

/** Each from an address of its own: what one address may try is limited, and not what is asked about here. */
const somewhere = (): string => {
  askedCount += 1;
  return `203.0.${Math.floor(askedCount / 250)}.${askedCount % 250}`;
};

/** Sends a call as whoever the token belongs to; without one as a visitor. Nothing is read by the contract. */
export async function ask<E extends Endpoint>(
  siteUrl: string,
  endpoint: E,
  call: CallOf<E>,
  token: string | undefined,
): Promise<Answered> {
  const { params, query, body } = call as { params?: unknown; query?: unknown; body?: unknown };
  const response = await fetch(siteUrl + addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      'x-wishbow-csrf': '1',
      'x-forwarded-for': somewhere(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { outcome: [response.status, ...codeOf(response.status, text)].join(' '), text };
}

function codeOf(status: number, text: string): string[] {
  if (status < 400) return [];
  const { code } = JSON.parse(text) as { code: string };
  return [code];
}
