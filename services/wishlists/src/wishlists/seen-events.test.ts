import { seenEventsInternalContract } from '@wishbow/contracts/calendar-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList } from '../testing/stories.ts';

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
  const { maya, bao } = service.people;
  const event = { event: true, event_date: '2026-12-12', event_city: 'Portland' };
  await madeList(service, maya.id, { name: 'Housewarming', ...event });
  await madeList(service, maya.id, { name: 'Family dinner', private: true, ...event });
  await madeList(service, maya.id, { name: 'Kitchen, slowly' });
  await madeList(service, bao.id, { name: 'Forty, quietly', ...event });
}, 60_000);
afterAll(() => service.stop());

async function eventsFor(viewerId: UserId) {
  const { maya, bao } = service.people;
  const body = { viewerId, ownerIds: [maya.id, bao.id] };
  const answer = await service.asService('social')(seenEventsInternalContract.listSeenEvents, { body });
  return answer.body.events;
}

test.each([
  ['wes', ['Housewarming']],
  ['priya', ['Housewarming']],
  ['theo', ['Housewarming', 'Family dinner', 'Forty, quietly']],
  ['maya', ['Housewarming', 'Family dinner']],
  ['bao', ['Housewarming', 'Forty, quietly']],
] as const)('%s has the events in their calendar that they may see', async (who, names) => {
  expect((await eventsFor(service.people[who].id)).map(({ name }) => name)).toEqual(names);
});

test('an event is told with its day and place, and nothing of its wishes', async () => {
  const [event] = await eventsFor(service.people.wes.id);
  expect(event).toEqual({
    id: expect.any(String),
    user_id: service.people.maya.id,
    name: 'Housewarming',
    event_date: '2026-12-12',
    event_address: null,
    event_city: 'Portland',
    event_state: null,
    event_postal: null,
  });
});
