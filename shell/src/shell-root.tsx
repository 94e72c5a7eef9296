import type { PageRegistry } from '@wishbow/contracts/registry';
import { PlatformRouter, QueryClientProvider, queryClient } from '@wishbow/platform';
import { PageFrame } from './layout/page-frame.tsx';
import { PageSpinner } from './loading/page-spinner.tsx';
import { ModalHost } from './modals/modal-host.tsx';
import { Announcer } from './navigation/announcer.tsx';
import { OverrideNotice } from './overrides/override-notice.tsx';
import { ToastHost } from './toasts/toast-host.tsx';

/** Everything the shell itself draws. Parts mount into the frame as React roots of their own. */
export function ShellRoot({ registry }: { registry: PageRegistry }) {
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformRouter>
        <PageFrame registry={registry} />
        <OverrideNotice />
        <ModalHost />
        <ToastHost />
        <PageSpinner />
        <Announcer registry={registry} />
      </PlatformRouter>
    </QueryClientProvider>
  );
}
