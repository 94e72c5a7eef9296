import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Me } from '@wishbow/contracts/people';
import type { SlotKey } from '@wishbow/contracts/slots';
import { navigate, PlatformRouter, QueryClientProvider, queryClient } from '@wishbow/platform';
import { installHost, openModals, pageError, session, toasts } from '@wishbow/platform/shell';
import { type ReactNode, Suspense } from 'react';
import { playLiveStream } from './live-stream.ts';

export type PageSituation = {
  /** The address the page stands at. Default "/". */
  at?: string;
  /** Who is signed in. Default: a visitor. */
  as?: Me | null;
};

/**
 * Renders a page, or the routes of a part, as the shell would: inside router, query cache and session.
 * Slots of other parts show as their name; what the page did to the rest of the site is read from the functions below.
 * @returns the hands of a person at the page.
 */
export function renderPage(page: ReactNode, { at = '/', as = null }: PageSituation = {}) {
  startAfresh(at, as);
  render(
    <QueryClientProvider client={queryClient}>
      <PlatformRouter>
        <Suspense fallback={null}>{page}</Suspense>
      </PlatformRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

function startAfresh(at: string, as: Me | null) {
  playLiveStream();
  installHost({ loadExpose: async (_part, expose) => exposed[expose], reportFailure: rethrow });
  session.set({ user: as });
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  openModals.set([]);
  toasts.set([]);
  pageError.set(undefined);
  navigate(at, { replace: true });
}

const standIn = (name: SlotKey) => async () => ({ default: () => <div>{`slot ${name}`}</div> });

/** What other parts would show, by name only. Their modals are never rendered: `openedModals()` tells of them. */
const exposed = {
  './modals': { default: {} },
  './slots': {
    default: {
      'social.notificationBell': standIn('social.notificationBell'),
      'social.peopleSearch': standIn('social.peopleSearch'),
      'social.profileHeader': standIn('social.profileHeader'),
      'social.commentThread': standIn('social.commentThread'),
      'social.likers': standIn('social.likers'),
      'social.recentActivities': standIn('social.recentActivities'),
      'checkout.miniCart': standIn('checkout.miniCart'),
      'account.avatarMenu': standIn('account.avatarMenu'),
    },
  },
} as const;

function rethrow({ error }: { error: unknown }): never {
  throw error;
}

/** The texts of the toasts on the screen, oldest first. */
export const toastTexts = (): string[] => toasts.get().map(({ text }) => text);

/** The modals that were opened and not settled, as they were called. */
export const openedModals = () => openModals.get().map(({ call }) => call);

/** Completes the modal opened last, as its owner would; without a result it is closed. */
export const settleModal = (result?: unknown): void => openModals.get().at(-1)?.settle(result);

/** The status of the error page the page asked for. */
export const shownErrorStatus = (): number | undefined => pageError.get()?.statusCode;
