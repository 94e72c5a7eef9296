import { useRef } from 'react';

/** One key per content of what is sent: the same tried again has the same key, anything changed is another thing to try. */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (sent: object): string => {
    const content = JSON.stringify(sent);
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
