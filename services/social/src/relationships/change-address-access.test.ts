import { actsIn } from '../testing/acts.ts';
import { MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, approve, changeAddress, bellOf } = actsIn(() => social);

const pair = { followerUserId: THEO, followedUserId: MAYA };

test('a stranger and a pending follower cannot ask for an address', async () => {
  expect((await changeAddress(THEO, pair, 'requestAddress')).status).toBe(404);
  await follow(THEO, MAYA);
  expect((await changeAddress(THEO, pair, 'requestAddress')).status).toBe(404);
});

test('a follower asks, the owner alone approves, and either ends it', async () => {
  const { id } = await follow(THEO, MAYA);
  await approve(MAYA, id);
  expect((await changeAddress(MAYA, pair, 'requestAddress')).status).toBe(403);
  expect(await changeAddress(THEO, pair, 'requestAddress')).toMatchObject({ body: { address_request_approved: 0 } });
  expect((await changeAddress(THEO, pair, 'approveAddressRequest')).status).toBe(403);
  expect((await changeAddress(PRIYA, pair, 'cancelAddressRequest')).status).toBe(404);
  expect(await changeAddress(MAYA, pair, 'approveAddressRequest')).toMatchObject({
    body: { address_request_approved: 1 },
  });
  expect((await bellOf(THEO)).texts[0]).toBe('maya Example shared their address with you');
  expect(await changeAddress(THEO, pair, 'cancelAddressRequest')).toMatchObject({
    body: { address_request_approved: null },
  });
});

test('an address request asks until it is shared, and its notice goes when it is taken back', async () => {
  const { id } = await follow(THEO, MAYA);
  await approve(MAYA, id);
  await changeAddress(THEO, pair, 'requestAddress');
  expect((await bellOf(MAYA)).notifications[0]).toMatchObject({ kind: 'address_requested', awaits_answer: true });
  await changeAddress(MAYA, pair, 'approveAddressRequest');
  expect((await bellOf(MAYA)).notifications[0]).toMatchObject({ viewed: true, awaits_answer: false });
  await changeAddress(THEO, pair, 'cancelAddressRequest');
  expect((await bellOf(MAYA)).texts).toEqual(['theo Example wants to follow you']);
});
