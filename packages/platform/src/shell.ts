/** The shell's side of the platform, and that of tests that stand in for the shell. Parts never import it. */
export { beginLoading, loadingCount } from './loading/loading.ts';
export { browserLocation } from './router/browser-location.ts';
export { FailureBoundary } from './failures/failure-boundary.tsx';
export { followAddress, openModals, type OpenModal } from './modals/open-modals.ts';
export type { HostedModal } from './modals/define-modals.tsx';
export { installHost, type ExposedModules, type PartFailure, type PlatformHost } from './host.ts';
export { observable, type Observable, type Watched } from './observable.ts';
export { pageError, type ShownError } from './page/page-error.tsx';
export { pageTitle } from './page/page-title.ts';
export { readInlined } from './page/inlined.ts';
export { dismissToast, toasts, type Toast } from './toasts/toasts.ts';
export { expireSession, session } from './session/session.ts';
export { useObservable } from './use-observable.ts';
