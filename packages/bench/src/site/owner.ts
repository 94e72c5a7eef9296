import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishToAdd } from '@wishbow/contracts/wish-forms';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { type Call, createClient } from '@wishbow/http/client';

const PASSWORD = 'measured-twice';

/** Somebody who is signed in at the site. */
export interface SignedIn {
  readonly userId: UserId;
  readonly username: string;
  readonly token: string;
}

/** Calls the site as anybody's program may, with the token of who is signed in. */
export const callAs = (siteUrl: string, token?: string): Call =>
  createClient({
    baseUrl: siteUrl,
    headers: () => ({ [CSRF_HEADER]: '1', ...(token && { authorization: `Bearer ${token}` }) }),
  });

/** What somebody whom `signUp` made signs in with. */
export const credentialsOf = (username: string) => ({ email: `${username}@mailbox.example`, password: PASSWORD });

/** Makes an account and signs in. @throws when the site refuses. */
export async function signUp(siteUrl: string, username: string): Promise<SignedIn> {
  const body = {
    firstName: 'Nell',
    lastName: 'Stopwatch',
    username,
    ...credentialsOf(username),
    password_confirmation: PASSWORD,
  };
  const answer = await callAs(siteUrl)(accountsContract.register, { body });
  if (answer.status !== 201) throw new Error(`${username} was refused: ${JSON.stringify(answer.body)}`);
  return signIn(siteUrl, username);
}

/** Signs in somebody who has an account from an earlier run. @throws when the site refuses. */
export async function signIn(siteUrl: string, username: string): Promise<SignedIn> {
  const answer = await callAs(siteUrl)(accountsContract.login, { body: credentialsOf(username) });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(answer.body)}`);
  return { userId: answer.body.user.id, username, token: answer.body.token };
}

/** Makes a list and hangs the wishes on it, the last one on top; `onHung` hears how many hang. @throws when the site refuses one. */
export async function makeList(
  siteUrl: string,
  owner: SignedIn,
  name: string,
  wishes: readonly WishToAdd[],
  onHung?: (count: number) => void,
): Promise<WishlistId> {
  const call = callAs(siteUrl, owner.token);
  const made = await call(wishlistsContract.createWishlist, { body: { wishList: { name } } });
  if (made.status !== 201) throw new Error(`${name} was refused: ${JSON.stringify(made.body)}`);
  const { id } = made.body.wishList;
  for (const [index, wish] of wishes.entries()) {
    const added = await call(wishesContract.createWish, { body: { wish, selectedWishListIds: [id] } });
    if (added.status !== 201) throw new Error(`a wish was refused: ${JSON.stringify(added.body)}`);
    onHung?.(index + 1);
  }
  return id;
}
