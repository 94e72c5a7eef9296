import { flushCompileCache } from 'node:module';
import type { Running } from './listen.ts';

/**
 * Runs one service as its own process: says on standard output where it listens, and stops on SIGTERM or SIGINT
 * after the requests under way. @returns what was started.
 */
export async function runProcess<R extends Running>(start: () => Promise<R>): Promise<R> {
  const running = await start();
  process.stdout.write(`${JSON.stringify({ ready: true, url: running.url })}\n`);
  // Where NODE_COMPILE_CACHE names a folder: Node itself keeps it only at an orderly end.
  flushCompileCache();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void running.stop().then(() => process.exit(0));
    });
  }
  return running;
}
