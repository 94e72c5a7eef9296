import { FailureBoundary, toasts, useObservable } from '@wishbow/platform/shell';
import { ToastStack } from '@wishbow/ui/toast-stack';
import { lazy, Suspense } from 'react';
import { reportFailure } from '../failures/report-failure.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** The one place of the page where toasts appear; the toasts themselves are fetched with the first one. */
export function ToastHost() {
  const posted = useObservable(toasts);
  const failed = (error: unknown) =>
    reportFailure({ owner: 'shell', failureClass: 'regular', kind: 'render', what: 'toasts', error });
  return (
    <ToastStack>
      {posted.length > 0 && (
        <FailureBoundary onFailure={failed}>
          <Suspense fallback={null}>
            <ToastList posted={posted} />
          </Suspense>
        </FailureBoundary>
      )}
    </ToastStack>
  );
}
