import { useRef } from 'react';

interface Answer {
  readonly status: number;
  readonly body: object;
}

/**
 * One key per content of what is sent: the same tried again has the same key, anything changed is another thing to try.
 * A refusal ends its key, because the server would repeat it to whoever has put right what was refused. Where nothing
 * is known yet (no answer, a failure, still in progress) the key stays, so that nothing is paid twice.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return async <A extends Answer>(
    sent: object,
    send: (options: { headers: { 'idempotency-key': string } }) => Promise<A>,
  ): Promise<A> => {
    const content = JSON.stringify(sent);
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    const { key } = last.current;
    const answer = await send({ headers: { 'idempotency-key': key } });
    if (isRefusal(answer) && last.current?.key === key) last.current = undefined;
    return answer;
  };
}

/** What the server keeps as its last word, and would say again: not a rate limit, an outage or a first try under way. */
const isRefusal = ({ status, body }: Answer): boolean =>
  status >= 400 && status < 500 && status !== 429 && !('code' in body && body.code === 'in_progress');
