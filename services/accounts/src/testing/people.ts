import { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { runningAccounts } from './running-accounts.ts';

export type Registration = CallOf<typeof accountsContract.register>['body'];

/** A form that is filled in rightly, with what the test is about changed. */
export const registration = (change: Partial<Registration> = {}): Registration => ({
  firstName: 'Maya',
  lastName: 'Okafor',
  username: 'maya_okafor',
  email: 'maya@mailbox.example',
  password: 'kiln-at-noon',
  password_confirmation: 'kiln-at-noon',
  ...change,
});

/** @returns the id of a new person, whose address is `<username>@mailbox.example` and whose password is `kiln-at-noon`. */
export async function signedUpAt(
  accounts: Awaited<ReturnType<typeof runningAccounts>>,
  username: string,
): Promise<UserId> {
  const body = registration({ username, email: `${username}@mailbox.example` });
  const answer = await accounts.asVisitor(accountsContract.register, { body });
  if (answer.status !== 201) throw new Error(`could not sign up ${username}`);
  return answer.body.user.id;
}
