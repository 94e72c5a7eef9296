import { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';

/** Somebody with an account and a session. */
export interface Person {
  readonly id: UserId;
  readonly username: string;
  readonly email: string;
  readonly token: string;
  /** Calls as this person; throws whatever is no success. */
  readonly does: Call;
}

export const PASSWORD = 'kiln-at-noon';

let addressCount = 0;

/** Everybody from an address of their own: how often one address may sign up is limited. */
const fromSomewhere = () => {
  addressCount += 1;
  return { 'x-wishbow-csrf': '1', 'x-forwarded-for': `198.51.100.${addressCount}` };
};

/** Signs somebody up and in. */
export async function join(siteUrl: string, name: string): Promise<Person> {
  const username = name.toLowerCase();
  const email = `${username}@mailbox.example`;
  const registration = {
    firstName: name,
    lastName: 'Matrix',
    username,
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const call = createClient({ baseUrl: siteUrl, headers: fromSomewhere });
  const answer = await call(accountsContract.register, { body: registration });
  if (answer.status !== 201) throw new Error(`${name} could not join: ${JSON.stringify(answer)}`);
  return signIn(siteUrl, email, PASSWORD);
}

/** A further session of somebody with an account. */
export async function signIn(siteUrl: string, email: string, password = PASSWORD): Promise<Person> {
  const call = createClient({ baseUrl: siteUrl, headers: fromSomewhere });
  const answer = await call(accountsContract.login, { body: { email, password } });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
  const { token, user } = answer.body;
  return { id: user.id, username: user.username, email, token, does: succeedingClient(siteUrl, token) };
}

/** A client that takes every refusal for a fault of the world it builds. */
function succeedingClient(siteUrl: string, token: string): Call {
  const client = createClient({
    baseUrl: siteUrl,
    headers: () => ({ 'x-wishbow-csrf': '1', authorization: `Bearer ${token}` }),
  });
  return async (endpoint, call, options) => {
    const answer = await client(endpoint, call, options);
    if (answer.status >= 400) throw new Error(`${endpoint.id}: ${JSON.stringify(answer)}`);
    return answer;
  };
}
