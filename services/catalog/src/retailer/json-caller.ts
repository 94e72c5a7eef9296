import { inSpan } from '@wishbow/service/tracing/in-span';

export interface JsonCallerOptions {
  /** Who is asked, for the report. */
  readonly name: string;
  readonly url: string;
  /** Sent as the user of HTTP Basic with an empty password. */
  readonly token: string;
  /** Hears why there was no answer. */
  readonly report: (error: unknown) => void;
  readonly deadlineMs: number;
}

export interface JsonAnswer {
  readonly isOk: boolean;
  readonly status: number;
  readonly body: unknown;
}

/** Asks an outside service for JSON; undefined when none came in time, or nobody waits for it any more. */
export type JsonCaller = (path: string, abandoned?: AbortSignal) => Promise<JsonAnswer | undefined>;

export function jsonCaller({ name, url, token, report, deadlineMs }: JsonCallerOptions): JsonCaller {
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
  };
  const origin = url.replace(/\/$/, '');

  return async (path, abandoned) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = abandoned ? AbortSignal.any([deadline, abandoned]) : deadline;
    try {
      const span = { name: `ask ${name}`, facts: { 'peer.service': name } };
      const response = await inSpan(span, () => fetch(origin + path, { headers, redirect: 'error', signal }));
      return { isOk: response.ok, status: response.status, body: await response.json() };
    } catch (cause) {
      if (!abandoned?.aborted) report(new Error(`${name} gave no answer to ${path}`, { cause }));
      return undefined;
    }
  };
}
