import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { callApi, showToast, useMutation } from '@wishbow/platform';
import { arrive } from './arrive.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who is signed in; or that a code is asked for first; neither when the form shows what is wrong. */
export interface Begun {
  readonly userId?: string;
  readonly pendingToken?: string;
}

/** Tries email and password. */
export async function logIn(credentials: Credentials): Promise<Begun> {
  const answer = await callApi(accountsContract.login, { body: credentials });
  if (answer.status === 429) showToast(answer.body.message, { tone: 'error' });
  if (answer.status === 202) return { pendingToken: answer.body.pending_token };
  return answer.status === 200 ? { userId: answer.body.user.id } : {};
}

/** The log-in form's call. `onLoggedIn` runs once the page knows who is there. */
export function useLogIn(onLoggedIn?: (userId: string) => void) {
  return useMutation({
    mutationFn: logIn,
    onSuccess: ({ userId }) => {
      if (userId) arrive(userId, onLoggedIn);
    },
  });
}
