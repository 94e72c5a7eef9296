import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { demoPassword, demoPeople } from '@wishbow/demo/people';
import { CANARIES } from '../canaries.ts';
import { ok } from './ok.ts';
import { join, type Person, signIn } from './people.ts';

export async function meet(siteUrl: string) {
  const owner = await join(siteUrl, 'Zqowner');
  const hermit = await join(siteUrl, 'Zqhermit');
  const people = {
    owner,
    hermit,
    stranger: await join(siteUrl, 'Zqstranger'),
    bystander: await join(siteUrl, 'Zqbystander'),
    pending: await join(siteUrl, 'Zqpending'),
    follower: await join(siteUrl, 'Zqfollower'),
    buyer: await join(siteUrl, 'Zqbuyer'),
    recipient: await join(siteUrl, 'Zqrecipient'),
    admin: await signIn(siteUrl, demoAdmin(), demoPassword),
  };
  await liveAt(owner, CANARIES.ownersStreet.word);
  await liveAt(people.recipient, CANARIES.recipientsStreet.word);
  await liveAt(people.buyer, CANARIES.buyersStreet.word);
  await liveAt(hermit, CANARIES.hermitsStreet.word);
  await owner.does(accountsContract.updateSettings, {
    params: { settingsId: owner.id },
    body: { user: { settings: { show_address: 'requests', show_birthday: false } } },
  });
  await hermit.does(accountsContract.updateSettings, {
    params: { settingsId: hermit.id },
    body: { user: { settings: { private: true, show_address: 'followers' } } },
  });
  const profile = { firstName: 'Zqhermit', lastName: 'Matrix', birthday: null, wrapping_paper: 'dots' } as const;
  await hermit.does(ownAccountContract.updateProfile, {
    body: { profile: { ...profile, bio: CANARIES.hermitBio.word } },
  });
  const requests = { owner: await follow(people.pending, owner), hermit: await follow(people.pending, hermit) };
  for (const followed of [owner, hermit]) {
    const relationship_id = await follow(people.follower, followed);
    await followed.does(relationshipsContract.approveRequest, { body: { relationship_id } });
  }
  return { ...people, requests };
}

function demoAdmin(): string {
  const admin = demoPeople(new Date()).find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The demo community has no admin');
  return admin.email;
}

const liveAt = (person: Person, address: string) =>
  person.does(accountsContract.updateAddress, {
    body: {
      details: {
        address,
        city: 'Portland',
        state: 'OR',
        postal: '97205',
        country: 'United States',
        use_as_entered: true,
      },
    },
  });

export async function follow(follower: Person, followed: Person) {
  const answer = await follower.does(relationshipsContract.followUser, { body: { followedUserId: followed.id } });
  return ok(answer, 200).relationship.id;
}

/** A further session, as from another browser. */
export async function newSession(siteUrl: string, person: Person) {
  const elsewhere = await signIn(siteUrl, person.email);
  const { sessions } = ok(await elsewhere.does(ownAccountContract.listSessions, {}), 200);
  const own = sessions.find(({ is_current }) => is_current);
  if (!own) throw new Error('A session does not know itself');
  return own.id;
}

export async function revokedToken(siteUrl: string, person: Person): Promise<string> {
  const { token, does } = await signIn(siteUrl, person.email);
  await does(accountsContract.logout, {});
  return token;
}
