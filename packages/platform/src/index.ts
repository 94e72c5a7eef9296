/**
 * The one federated door to routing, server state and what parts share: a singleton of the page, provided by the shell.
 * Named re-exports of what parts use, so that the rest of react-router and react-query is not shipped.
 */

export {
  keepPreviousData,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { RequestFailed } from '@wishbow/http/client';
export {
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { callApi, failureText } from './api/call-api.ts';
export { clearFieldErrors, type FieldErrors, setFieldErrors, useFieldErrors } from './api/field-errors.ts';
export { tellFailure, useChange } from './api/use-change.ts';
export { useKeyOfForm } from './api/use-key-of-form.ts';
export { useLike } from './api/use-like.ts';
export { useSignedInChange } from './api/use-signed-in-change.ts';
export { defineApp, type PartLifecycles } from './app/define-app.tsx';
export { lazyPage } from './app/lazy-page.ts';
export { emit, on } from './events/browser-events.ts';
export { useBrowserEvent } from './events/use-browser-event.ts';
export { useFlag } from './flags/use-flag.ts';
export { useKeptCursor } from './keyboard/use-kept-cursor.ts';
export { useSlashKey } from './keyboard/use-slash-key.ts';
export { onLive, useLive } from './live/live-events.ts';
export { PageLoading } from './loading/page-loading.tsx';
export { defineModals, type ModalViewProps } from './modals/define-modals.tsx';
export { closeAllModals, openModal } from './modals/open-modals.ts';
export { readInlined } from './page/inlined.ts';
export { PageError } from './page/page-error.tsx';
export { usePageTitle } from './page/page-title.ts';
export { pollEvery, queryClient } from './query-client.ts';
export { entryOfHistory, navigate } from './router/browser-location.ts';
export { Link, NavLink } from './router/link.tsx';
export { PlatformRouter } from './router/platform-router.tsx';
export { requireSignIn } from './session/require-sign-in.ts';
export { refreshSession, type Session, useSession } from './session/session.ts';
export { pathAfterSignIn, signInHref } from './session/sign-in-address.ts';
export { defineSlots } from './slots/define-slots.tsx';
export { Slot } from './slots/slot.tsx';
export { showToast } from './toasts/toasts.ts';
