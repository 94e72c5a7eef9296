/** The shell's side of the platform, and that of tests that stand in for the shell. Parts never import it. */

export { forgetEarlyAnswers } from './api/early-answers.ts';
export { FailureBoundary } from './failures/failure-boundary.tsx';
export { type ExposedModules, installHost, type PartFailure, type PlatformHost } from './host.ts';
export { beginLoading, loadingCount } from './loading/loading.ts';
export type { HostedModal } from './modals/define-modals.tsx';
export { followAddress, type OpenModal, openModals } from './modals/open-modals.ts';
export { type Observable, observable, type Watched } from './observable.ts';
export { readInlined } from './page/inlined.ts';
export { pageError, type ShownError } from './page/page-error.tsx';
export { pageTitle } from './page/page-title.ts';
export { browserLocation } from './router/browser-location.ts';
export { session } from './session/session.ts';
export { loadSlot } from './slots/slot.tsx';
export { dismissToast, type Toast, toasts } from './toasts/toasts.ts';
export { useObservable } from './use-observable.ts';
