import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { UserId } from './wire-types.ts';
import { Wishlist } from './wishlists.ts';

/** Where the calendar itself is read; by its secret alone, so it is no call with a session. */
export const CALENDAR_PATH = '/calendar.ics';

const Feed = z.object({ path: z.string().nullable() });

/** The address of one's own calendar of birthdays and events, for other calendars to read. Whoever has it sees what its owner may see. */
export const calendarContract = {
  getCalendarFeed: defineEndpoint({
    id: 'getCalendarFeed',
    method: 'GET',
    path: '/api/calendarFeed',
    service: 'social',
    audience: 'user',
    quiet: true,
    responses: { 200: Feed },
  }),
  /** A new address, in place of the one there may have been: that one shows nothing from then on. */
  createCalendarFeed: defineEndpoint({
    id: 'createCalendarFeed',
    method: 'POST',
    path: '/api/calendarFeed',
    service: 'social',
    audience: 'user',
    responses: { 200: Feed },
  }),
  revokeCalendarFeed: defineEndpoint({
    id: 'revokeCalendarFeed',
    method: 'DELETE',
    path: '/api/calendarFeed',
    service: 'social',
    audience: 'user',
    responses: { 200: z.object({}) },
  }),
};

export const seenEventsInternalContract = {
  /** The lists of some people that are for an event, as one person may see them; what is hidden from them is left out. */
  listSeenEvents: defineEndpoint({
    id: 'listSeenEvents',
    method: 'POST',
    path: '/internal/listSeenEvents',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ viewerId: UserId, ownerIds: z.array(UserId).max(500) }),
    responses: {
      200: z.object({
        events: z.array(
          Wishlist.pick({
            id: true,
            user_id: true,
            name: true,
            event_address: true,
            event_city: true,
            event_state: true,
            event_postal: true,
          }).extend({ event_date: z.string() }),
        ),
      }),
    },
  }),
};
