import { useState } from 'react';

/**
 * The headers by which the server knows one form however often it is sent: a lost answer, a double click or a second
 * try makes nothing twice. A form that is opened again is another one.
 */
export function useKeyOfForm(): Record<string, string> {
  const [key] = useState(() => crypto.randomUUID());
  return { 'idempotency-key': key };
}
