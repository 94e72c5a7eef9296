import { observable } from '../observable.ts';

/** `error` toasts are announced as alerts, the others as status. */
export type Toast = {
  id: number;
  text: string;
  tone: 'success' | 'info' | 'error';
  action?: { label: string; run(): void };
  /** Until it is dismissed; the others leave by themselves. */
  stays: boolean;
};

const MOST_AT_ONCE = 3;
const queue = observable<readonly Toast[]>([]);
export const toasts = { get: queue.get, set: queue.set, subscribe: queue.subscribe };
let lastId = 0;

/**
 * Posts a toast to the one host, in the shell. At most three stand at once: the oldest gives way. What stands already is
 * not said twice when it stays.
 */
export function showToast(
  text: string,
  { tone = 'success', action, stays = false }: Partial<Pick<Toast, 'tone' | 'action' | 'stays'>> = {},
): void {
  if (stays && queue.get().some((toast) => toast.text === text)) return;
  const toast: Toast = { id: ++lastId, text, tone, stays, ...(action && { action }) };
  queue.set([...queue.get(), toast].slice(-MOST_AT_ONCE));
}

export function dismissToast(id: number): void {
  queue.set(queue.get().filter((toast) => toast.id !== id));
}
