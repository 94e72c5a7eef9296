import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'bare-server.ts');

export interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** A server of plain node:http that answers everything with these bytes. @throws when it does not start. */
export async function startBareServer(body: Buffer): Promise<BareServer> {
  const child = fork(SCRIPT, { serialization: 'advanced' });
  child.send(body);
  const [port]: number[] = await once(child, 'message');
  if (child.pid === undefined) throw new Error('the bare server did not start');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.disconnect() };
}
