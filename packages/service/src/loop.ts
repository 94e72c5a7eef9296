import type { Logger } from './logging/logger.ts';

export interface Loop {
  /** Something is there to do: do not wait for the next turn. */
  wake(): void;
  /** Resolves when the turn under way has ended. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  readonly name: string;
  /** Pause between two turns when nothing wakes the loop. */
  readonly idleMs: number;
  readonly logger: Logger;
  /** One turn; answers whether there is more to do at once. A rejection is reported and the next turn tries again. */
  readonly work: () => Promise<boolean>;
}

/** Background work that never overlaps with itself. */
export function startLoop({ name, idleMs, logger, work }: LoopOptions): Loop {
  let isStopped = false;
  let wasWoken = false;
  let endPause: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const turns = async () => {
    while (!isStopped) {
      wasWoken = false;
      const hasMore = await work().catch((error: unknown) => {
        logger.error({ err: error, loop: name }, 'background work failed');
        return false;
      });
      if (!hasMore && !wasWoken && !isStopped) await pause();
    }
  };
  const running = turns();
  return {
    wake: () => {
      wasWoken = true;
      endPause();
    },
    stop: async () => {
      isStopped = true;
      endPause();
      await running;
    },
  };
}
