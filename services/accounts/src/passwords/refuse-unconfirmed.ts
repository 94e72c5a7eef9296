import { fieldProblem } from '@wishbow/contracts/problem';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { busySigningIn } from './busy-signing-in.ts';
import type { NotConfirmed } from './confirm-password.ts';

/** The reply to somebody who did not know the password. @param field where it was typed. */
export function refuseUnconfirmed(
  response: Parameters<typeof refuseForNow>[0],
  refusal: NotConfirmed,
  field = 'password',
) {
  if (refusal.reason === 'wrong_password') {
    return { status: 422 as const, body: fieldProblem({ [field]: 'This is not your password.' }) };
  }
  return refuseForNow(response, refusal.retryAfterMs, refusal.reason === 'busy' ? busySigningIn : undefined);
}
