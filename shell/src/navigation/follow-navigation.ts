import { routeOf } from '@wishbow/contracts/routes';
import { clearFieldErrors, closeAllModals, navigate } from '@wishbow/platform';
import {
  browserLocation,
  followAddress,
  forgetEarlyAnswers,
  pageError,
  pageTitle,
  session,
} from '@wishbow/platform/shell';
import { forgetRenderFailures } from '../composition/part-applications.ts';
import { dropFirstScreen } from '../loading/first-screen.ts';
import { admissionTo } from './admission.ts';
import { focusNextHeading } from './heading-focus.ts';
import { isLoadedAgain, leaveReturn, rememberedPlace, rememberPlaces, returnTo } from './place-memory.ts';

/**
 * What every change of page brings with it: modals close, field errors and the error page go, the next page starts at its
 * top, or where it was left before, with its own title, and the focus moves to its heading. Queries and fragments are no
 * change of page.
 */
export function followNavigation(): void {
  let shownPathname = window.location.pathname;
  const follow = () => {
    const { location, navigationType } = browserLocation.get();
    if (sendElsewhere()) return;
    if (location.pathname !== shownPathname) {
      shownPathname = location.pathname;
      leavePage();
      pageTitle.set(routeOf(location.pathname).title);
      const place = navigationType === 'POP' ? rememberedPlace() : undefined;
      leaveReturn();
      if (navigationType === 'PUSH') window.scrollTo(0, 0);
      focusNextHeading(() => place && returnTo(place));
    }
    followAddress();
  };
  rememberPlaces();
  const placeBefore = isLoadedAgain() ? rememberedPlace() : undefined;
  if (placeBefore) returnTo(placeBefore);
  browserLocation.subscribe(follow);
  session.subscribe(() => void sendElsewhere());
  pageTitle.set(routeOf(shownPathname).title);
  if (!sendElsewhere()) followAddress();
}

function leavePage(): void {
  closeAllModals();
  clearFieldErrors();
  pageError.set(undefined);
  forgetRenderFailures();
  forgetEarlyAnswers();
  dropFirstScreen();
}

/** @returns whether the person at the page may not stay and has been sent on. */
function sendElsewhere(): boolean {
  const admission = admissionTo(window.location, session.get().user);
  if (!('instead' in admission)) return false;
  navigate(admission.instead, { replace: true });
  return true;
}
