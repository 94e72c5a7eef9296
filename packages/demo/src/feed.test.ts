import { demoActivities } from './feed.ts';
import { personId } from './people.ts';

const now = new Date('2026-08-24T16:00:00Z');
const activities = demoActivities(now);

test('the feed runs from now backwards and never repeats itself', () => {
  expect([...activities].sort((left, right) => right.happenedAt.getTime() - left.happenedAt.getTime())).toEqual(
    activities,
  );
  expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
  expect(activities.filter(({ happenedAt }) => happenedAt > now)).toEqual([]);
});

test('the newest gift is the rubber plant, with what Dele wrote', () => {
  expect(activities.find(({ kind }) => kind === 'wish_gifted')).toMatchObject({
    actorId: personId('dele'),
    quote: 'It survived me for two years. It will love you.',
    isPrivate: false,
  });
});

test('every kind of news happens', () => {
  expect(new Set(activities.map(({ kind }) => kind)).size).toBe(7);
});

test('a gift that was only ordered is not told', () => {
  const toldByMaya = activities.filter(({ kind, actorId }) => kind === 'wish_gifted' && actorId === personId('maya'));
  expect(toldByMaya.map(({ quote }) => quote)).not.toContain('For the Saturday quiz. I expect to lose.');
});
