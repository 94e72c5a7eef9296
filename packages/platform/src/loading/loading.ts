import { observable } from '../observable.ts';

const running = observable(0);
/** How many things the page is waiting for; the shell's spinner shows while it is above 0. */
export const loadingCount = { get: running.get, subscribe: running.subscribe };

/** Counts one more thing to wait for. @returns ends the wait; calling it again does nothing. */
export function beginLoading(): () => void {
  let isOver = false;
  running.set(running.get() + 1);
  return () => {
    if (!isOver) running.set(running.get() - 1);
    isOver = true;
  };
}
