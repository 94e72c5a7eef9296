import type { PageOverride } from '@wishbow/contracts/overrides';
import { FailureBoundary, readInlined } from '@wishbow/platform/shell';
import { lazy, Suspense, useState } from 'react';
import { reportFailure } from '../failures/report-failure.ts';

const OverrideBadge = lazy(() => import('./override-badge.tsx'));

/** The badge of whoever has chosen to see something else, on every page. Everybody else does not even load it. */
export function OverrideNotice() {
  const [override] = useState(() => readInlined<PageOverride>('wishbow-override'));
  if (!override) return null;
  const failed = (error: unknown) =>
    reportFailure({ owner: 'shell', failureClass: 'regular', kind: 'render', what: 'the override badge', error });
  return (
    <FailureBoundary onFailure={failed}>
      <Suspense fallback={null}>
        <OverrideBadge override={override} />
      </Suspense>
    </FailureBoundary>
  );
}
