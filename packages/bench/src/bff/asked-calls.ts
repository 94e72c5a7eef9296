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
export async function askOften(url: string, call: AskedCall, count: number): Promise<void> {
  const turns = Array.from({ length: count }).values();
  const askInTurn = async (): Promise<void> => {
    for (const _ of turns) await answerTo(url, call);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
}
