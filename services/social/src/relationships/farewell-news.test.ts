import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { actsIn } from '../testing/acts.ts';
import { MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow } = actsIn(() => social);

test('nobody follows somebody who was deleted, and they follow nobody; the others stay as they are', async () => {
  await follow(THEO, MAYA);
  await follow(MAYA, PRIYA);
  await follow(THEO, PRIYA);
  const farewell: DomainEvent = {
    id: 'farewell-1',
    type: 'accounts.person_deleted',
    aggregateId: MAYA,
    sequence: 1,
    occurredAt: '2026-11-28T10:00:00.000Z',
    payload: { userId: MAYA },
  };
  await social.receive(farewell);
  const requestsTo = async (userId: typeof MAYA, username: string) => {
    const answer = await social.asUser(userId)(relationshipsContract.getRelationships, { body: { username } });
    return answer.status === 200 ? answer.body.requested.length : answer.status;
  };
  expect(await requestsTo(MAYA, 'maya')).toBe(0);
  expect(await requestsTo(PRIYA, 'priya')).toBe(1);
});
