import { useEffect } from 'react';
import { observable } from '../observable.ts';

export type ShownError = { statusCode: number; message?: string };

/** The error page that stands in place of the current page, if it does. */
const shown = observable<ShownError | undefined>(undefined);
export const pageError = { get: shown.get, set: shown.set, subscribe: shown.subscribe };

/** Rendered by a page that has nothing to show: the shell puts its error page in place. Navigation takes it away. */
export function PageError({ statusCode, message }: ShownError) {
  useEffect(() => {
    shown.set({ statusCode, ...(message && { message }) });
    return () => shown.set(undefined);
  }, [statusCode, message]);
  return null;
}
