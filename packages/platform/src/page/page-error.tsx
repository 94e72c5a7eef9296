import { useEffect } from 'react';
import { observable } from '../observable.ts';

/** The status of the error page that stands in place of the current page, if it does. */
const shown = observable<number | undefined>(undefined);
export const pageError = { get: shown.get, set: shown.set, subscribe: shown.subscribe };

/** Rendered by a page that has nothing to show: the shell puts its error page in place. Navigation takes it away. */
export function PageError({ statusCode }: { statusCode: number }) {
  useEffect(() => {
    shown.set(statusCode);
    return () => shown.set(undefined);
  }, [statusCode]);
  return null;
}
