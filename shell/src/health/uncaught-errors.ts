import { reportFailure } from '../failures/report-failure.ts';
import { buildInStack } from './build-on-page.ts';

/** What the server refuses and what a person calls off is no fault of anybody's code; the last one is our own cry. */
const EXPECTED = ['RequestFailed', 'AbortError', 'UnreportedFailure'];

/** Reports what nobody has caught, for the part whose script it comes from. Scripts that are not ours are none of our business. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, filename }) => reportUncaught(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason, ''));
}

function reportUncaught(error: unknown, filename: string): void {
  if (error instanceof Error && EXPECTED.includes(error.name)) return;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const blamed = buildInStack(`${stack}\n${filename}`);
  if (!blamed) return;
  reportFailure({ owner: blamed.part, failureClass: 'regular', kind: 'unhandled', what: 'an uncaught error', error });
}
