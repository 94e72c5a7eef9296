/** So long after the page came, what it asks for still belongs to its being opened. */
const OPENING_MS = 10_000;

/**
 * The header by which all servers that work on a call know it as one (https://www.w3.org/TR/trace-context/). Calls of a
 * page that is being opened go on with the trace of its document; every later one is a trace of its own.
 */
export function traceparent(sinceOpenedMs: number = performance.now()): string {
  const ofDocument = document.querySelector<HTMLMetaElement>('meta[name="traceparent"]')?.content;
  if (ofDocument && sinceOpenedMs < OPENING_MS) return ofDocument;
  return `00-${randomHex(16)}-${randomHex(8)}-00`;
}

function randomHex(byteCount: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
