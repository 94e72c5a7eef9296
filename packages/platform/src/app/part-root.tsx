import { QueryClientProvider } from '@tanstack/react-query';
import type { Part } from '@wishbow/contracts/routes';
import { type ReactNode, Suspense } from 'react';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { host } from '../host.ts';
import { PageLoading } from '../loading/page-loading.tsx';
import { queryClient } from '../query-client.ts';
import { PlatformRouter } from '../router/platform-router.tsx';
import { usePathname } from '../router/use-pathname.ts';

/** What stands around every page of a part. A page that throws leaves its place to the shell until the next navigation. */
export function PartRoot({ part, children }: { part: Part; children: ReactNode }) {
  const pathname = usePathname();
  const failed = (error: unknown) =>
    host().reportFailure({ owner: part, failureClass: 'primary', kind: 'render', what: pathname, error });
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformRouter>
        <FailureBoundary onFailure={failed} attempt={pathname}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </FailureBoundary>
      </PlatformRouter>
    </QueryClientProvider>
  );
}
