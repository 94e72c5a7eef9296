import { FailureBoundary, toasts, useObservable } from '@wishbow/platform/shell';
import { lazy, Suspense } from 'react';
import { reportFailure } from '../failures/report-failure.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** The one place of the page where toasts appear. */
export function ToastHost() {
  const posted = useObservable(toasts);
  const failed = (error: unknown) =>
    reportFailure({ owner: 'shell', failureClass: 'regular', kind: 'render', what: 'toasts', error });
  if (posted.length === 0) return null;
  return (
    <FailureBoundary onFailure={failed}>
      <Suspense fallback={null}>
        <ToastList posted={posted} />
      </Suspense>
    </FailureBoundary>
  );
}
