import type { APIRequestContext, Page } from '@playwright/test';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';
import type { Person } from './person.ts';

/** Somebody who calls the site without a browser. */
export interface Caller {
  readonly userId: UserId;
  readonly call: Call;
}

const callerWith = (baseURL: string | undefined, token?: string): Call =>
  createClient({
    baseUrl: baseURL ?? '',
    headers: () => ({ [CSRF_HEADER]: '1', ...(token && { authorization: `Bearer ${token}` }) }),
  });

/** Somebody who has an account. @throws when the site refuses. */
async function signedInCaller(baseURL: string | undefined, { email, password }: Person): Promise<Caller> {
  const answer = await callerWith(baseURL)(accountsContract.login, { body: { email, password } });
  if (answer.status !== 200 || !('token' in answer.body))
    throw new Error(`${email} could not sign in: ${answer.status}`);
  return { userId: answer.body.user.id, call: callerWith(baseURL, answer.body.token) };
}

/** Somebody who has just got one. */
export async function registered(baseURL: string | undefined, person: Person): Promise<Caller> {
  const body = { ...person, password_confirmation: person.password };
  const answer = await callerWith(baseURL)(accountsContract.register, { body });
  if (answer.status !== 201) throw new Error(`${person.email} was refused: ${answer.status}`);
  return signedInCaller(baseURL, person);
}

/** One asks to follow the other, and is approved. */
export async function follow(follower: Caller, followed: Caller): Promise<void> {
  const asked = await follower.call(relationshipsContract.followUser, { body: { followedUserId: followed.userId } });
  if (asked.status !== 200) throw new Error(`following was refused: ${asked.status}`);
  const { id: relationship_id } = asked.body.relationship;
  await followed.call(relationshipsContract.approveRequest, { body: { relationship_id } });
}

/** Signs in without the form that journeys of visitors fill: the session is among the cookies of who asks. */
export async function signInByCall(browser: APIRequestContext, email: string, password: string): Promise<void> {
  const data = { email, password };
  const answer = await browser.post('/api/auth/login', { data, headers: { [CSRF_HEADER]: '1' } });
  if (answer.status() !== 200) throw new Error(`the browser of ${email} could not sign in: ${answer.status()}`);
}

/** Somebody new whose browser is signed in, without the forms that the journeys to a first gift and to a comment fill. */
export async function enter(page: Page, baseURL: string | undefined, person: Person): Promise<Caller> {
  const caller = await registered(baseURL, person);
  await signInByCall(page.request, person.email, person.password);
  return caller;
}
