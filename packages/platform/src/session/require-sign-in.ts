import type { Me } from '@wishbow/contracts/people';
import { openModal } from '../modals/open-modals.ts';
import { refreshSession, session } from './session.ts';

let isAsking = false;

/**
 * Runs an action for the signed-in person; a visitor is asked to sign in first and the action waits for it.
 * It runs exactly once, and only for whoever queued it: it is dropped when the visitor closes the dialog, when the page
 * changes, and when somebody else signs in than the person whose session had ended. A second action while the dialog
 * stands open is dropped too: it is a double click.
 */
export async function requireSignIn(action: (user: Me) => void | Promise<void>): Promise<void> {
  const { user, expiredUserId } = session.get();
  if (user) return action(user);
  if (isAsking) return;
  const arrived = await askToSignIn();
  const isWhoQueuedIt = expiredUserId === undefined || arrived?.id === expiredUserId;
  if (arrived && isWhoQueuedIt) await action(arrived);
}

async function askToSignIn(): Promise<Me | null> {
  isAsking = true;
  try {
    const outcome = await openModal('account.auth', { mode: 'login' });
    return outcome ? (await refreshSession()).user : null;
  } finally {
    isAsking = false;
  }
}
