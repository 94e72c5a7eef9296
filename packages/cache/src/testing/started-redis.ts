import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function spawnOn(port: number, program: string): Promise<ChildProcess> {
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return child;
}

/** A real server on a port of its own, which can be killed, started again on the same port, and made to hang. */
export async function startRedisServer(program: string) {
  const port = await freePort();
  let child = await spawnOn(port, program);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    startAgain: async () => {
      child = await spawnOn(port, program);
    },
    hang: () => child.kill('SIGSTOP'),
  };
}
