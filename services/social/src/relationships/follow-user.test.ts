import { relationshipsContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { mongoBlockRepository } from '../blocks/block-repository.ts';
import { peopleDirectory } from '../people/people-directory.ts';
import { actsIn } from '../testing/acts.ts';
import { MAYA, NOBODY, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { followUser } from './follow-user.ts';
import { mongoRelationshipRepository } from './relationship-repository.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, bellOf } = actsIn(() => social);

test('following is a request first, of which the other hears at once', async () => {
  const heard = await social.hearing(MAYA);
  expect(await follow(THEO, MAYA)).toMatchObject({ approved: false, address_request_approved: null });
  expect(await bellOf(MAYA)).toMatchObject({ count: 1, texts: ['theo Example wants to follow you'] });
  expect(heard).toEqual(expect.arrayContaining(['relationships', 'notifications']));
});

test('asking twice is one request and one notification', async () => {
  const [first, second] = await Promise.all([follow(THEO, MAYA), follow(THEO, MAYA)]);
  expect(second?.id).toBe(first?.id);
  expect((await bellOf(MAYA)).texts).toHaveLength(1);
});

test('who asks in two windows and comes second in the middle of the first has asked once', async () => {
  const { connection } = social;
  const blocks = mongoBlockRepository(connection);
  let first: { id: string } | undefined;
  const second = await followUser({
    connection,
    relationships: mongoRelationshipRepository(connection),
    people: peopleDirectory(social.foundation.peers),
    blocks: {
      ...blocks,
      // The last thing that is read before it is written: here the other window is faster.
      listBetween: async (...args) => {
        const between = await blocks.listBetween(...args);
        first ??= await follow(THEO, MAYA);
        return between;
      },
    },
    nudge: async () => undefined,
    wakeRelay: () => undefined,
    now: () => new Date(),
  })({ followerId: THEO, followedId: MAYA });
  expect(second).toMatchObject({ ok: true, relationship: { id: first?.id } });
});

test('nobody follows themselves or somebody who does not exist', async () => {
  const ask = (followedUserId: UserId) =>
    social.asUser(THEO)(relationshipsContract.followUser, { body: { followedUserId } });
  expect((await ask(THEO)).status).toBe(403);
  expect((await ask(NOBODY)).status).toBe(404);
});
