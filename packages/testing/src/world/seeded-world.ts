import { aNotificationSettings } from '../builders/notification-settings.ts';
import { daysBefore, hoursBefore } from './seed/moments.ts';
import { seedOffice } from './seed/office.ts';
import { orderIdOf, seedCart, seedContributions, seedGifts, seedGiven, seedOrders } from './seed/orders.ts';
import { MAYA, seedFollows, seedPeople } from './seed/people.ts';
import { seedProducts } from './seed/products.ts';
import { seedActivities, seedComments, seedLikes, seedNotifications, seedRecommendations } from './seed/social.ts';
import { seedLists, seedWishes } from './seed/wishlists.ts';
import type { World } from './world.ts';

/** When worlds begin unless somebody says otherwise: what depends on the day looks the same tomorrow. */
export const FIRST_DAY = '2026-11-28';

/** The beginning of a day's work in a world: noon, so that it is the same day all over America. */
export const noonOf = (day: string): Date => new Date(`${day}T18:00:00.000Z`);

/** The little community, the same every time for the same moment. Maya is signed in. */
export function seededWorld(now: Date): World {
  const people = seedPeople(now);
  return {
    idCount: 0,
    viewerId: MAYA,
    bank: 'agrees',
    asking: null,
    pricesMoved: false,
    people,
    follows: seedFollows(),
    blocks: [],
    products: seedProducts(),
    lists: seedLists(now),
    wishes: seedWishes(now),
    likes: seedLikes(),
    comments: seedComments(now),
    activities: seedActivities(now),
    recommendations: seedRecommendations(),
    notifications: seedNotifications(now, people),
    notificationSettings: aNotificationSettings(),
    cart: seedCart(now),
    cartVersion: 1,
    given: seedGiven(now),
    orders: seedOrders(now, people),
    gifts: seedGifts(now),
    contributions: seedContributions(now),
    creditEntries: [
      { id: 'credit-2', kind: 'spent', amount_cents: -500, order_id: orderIdOf(5), at: daysBefore(now, 4) },
      { id: 'credit-1', kind: 'granted', amount_cents: 3000, order_id: null, at: daysBefore(now, 20) },
    ],
    sessions: [
      session(1, 'Chromium on Linux', true, hoursBefore(now, 0)),
      session(2, 'Safari on iPhone', false, daysBefore(now, 3)),
    ],
    passkeys: [passkey(daysBefore(now, 40))],
    secondFactor: null,
    calendarPath: null,
    office: seedOffice(now, people),
  };
}

const session = (number: number, device: string, is_current: boolean, at: string) => ({
  id: `5e55${number.toString(16).padStart(20, '0')}`,
  device,
  created_at: at,
  last_seen_at: at,
  is_current,
});

const passkey = (created_at: string) => ({
  id: 'ba55000000000000000000aa',
  name: 'Laptop',
  created_at,
  last_used_at: null,
  is_synced: true,
});
