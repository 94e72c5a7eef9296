import { Agent, request } from 'node:http';

/** A call as it goes to the BFF and, the same, to the bare server. */
export interface AskedCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}

const AT_ONCE = 4;
const agent = new Agent({ keepAlive: true });

/** @returns the body. @throws when it is answered by anything but 200. */
export const answerTo = (url: string, { method, path, token, body }: AskedCall): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const outgoing = request(url + path, { agent, method, headers });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        if (incoming.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${path} was answered with ${incoming.statusCode}`));
      });
    });
    outgoing.end(text);
  });

/** Asks that often, several at a time. */
export const askOften = (url: string, call: AskedCall, count: number): Promise<void> =>
  askInTurns(
    url,
    Array.from({ length: count }, () => call),
  );

/** Asks one after the other, several at a time. */
export async function askInTurns(url: string, calls: readonly AskedCall[]): Promise<void> {
  const turns = calls.values();
  const askNext = async (): Promise<void> => {
    for (const call of turns) await answerTo(url, call);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
}
