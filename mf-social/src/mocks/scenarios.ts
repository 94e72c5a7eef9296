import { aNotification } from '@wishbow/testing/builders/notification';
import { freshId } from '@wishbow/testing/world/looking';
import type { Scenario } from '@wishbow/testing/world/part-mocks';
import { hoursBefore } from '@wishbow/testing/world/seed/moments';
import { MAYA, NOOR, SAM, THEO } from '@wishbow/testing/world/seed/people';

const MANY = 45;

/** What there is to try of people, news and the feed. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'empty',
    about: 'Nobody follows anybody, likes or says anything, and there is no news.',
    change: (world) => {
      Object.assign(world, { follows: [], likes: [], comments: [], activities: [] });
      Object.assign(world, { recommendations: [], notifications: [] });
      world.office.reports = [];
    },
  },
  {
    name: 'rich',
    about: 'Maya has forty-five more pieces of news and as many comments on her headphones.',
    change: (world) => {
      const now = new Date();
      const first = world.comments[0];
      for (let number = 1; number <= MANY; number += 1) {
        const at = hoursBefore(now, 60 + number);
        const news = { id: freshId(world), kind: 'wish_liked' as const, text: `likes your wish number ${number}` };
        world.notifications.push({ ...aNotification({ ...news, created_at: at }), userId: MAYA });
        if (first) world.comments.push({ ...first, id: freshId(world), answerTo: null, text: `Comment ${number}`, at });
      }
    },
  },
  {
    name: 'requests',
    about: 'Three people wait for Maya’s answer: to follow her, and to know her address.',
    change: (world) => {
      const waiting = { to: MAYA, approved: false, address: null, birthdayReminder: false };
      for (const from of [SAM, NOOR]) {
        if (!world.follows.some((row) => row.from === from && row.to === MAYA)) {
          world.follows.push({ id: freshId(world), from, ...waiting });
        }
      }
      for (const row of world.follows) if (row.from === THEO && row.to === MAYA) row.address = 0;
    },
  },
  {
    name: 'blocked',
    about: 'Maya has blocked Theo.',
    change: (world) => {
      world.follows = world.follows.filter(({ from, to }) => ![from, to].includes(THEO));
      world.blocks.push({ by: MAYA, userId: THEO, at: hoursBefore(new Date(), 1) });
    },
  },
  { name: 'slow-feed', about: 'The live feed takes five seconds.', delays: { getRecentActivities: 5000 } },
];
