import { observable } from '../observable.ts';
import { useObservable } from '../use-observable.ts';

/** Messages per field, as the server's last 422 named them. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

const none: FieldErrors = {};
const current = observable<FieldErrors>(none);

/** The message of each refused field; empty before the next request and after navigation. */
export function useFieldErrors(): FieldErrors {
  return useObservable(current);
}

export function setFieldErrors(errors: Readonly<Record<string, readonly string[]>>): void {
  current.set(Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages[0]])));
}

export function clearFieldErrors(): void {
  current.set(none);
}
