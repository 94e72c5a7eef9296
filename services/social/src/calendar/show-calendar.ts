import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import { seenEventsInternalContract } from '@wishbow/contracts/calendar-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { hrefOf } from '@wishbow/contracts/routes';
import type { UserId } from '@wishbow/contracts/wire-types';
import { birthdayIn } from '@wishbow/domain/birthday-reminder';
import { addDays, type DateOnly, dateOnlyIn, parseDateOnly, yearOf } from '@wishbow/domain/date-only';
import type { Call } from '@wishbow/http/client';
import { maySeeBirthdayOf } from '../birthdays/may-see-birthday-of.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import { type FollowedDeps, listFollowed } from '../relationships/list-followed.ts';
import type { CalendarEntry } from './calendar-text.ts';

export interface CalendarDeps extends FollowedDeps {
  readonly people: PeopleDirectory;
  readonly peers: Call;
  /** Where people reach the site. */
  readonly publicUrl: string;
}

/** What wishlists answers in one call. */
const MOST_AT_ONCE = 500;
/** How far back and ahead a calendar goes. */
const PAST_DAYS = 60;
const COMING_DAYS = 400;

type SeenEvent = AnswerOf<typeof seenEventsInternalContract.listSeenEvents>['body']['events'][number];

/**
 * The birthdays and events of the people somebody follows, and their own events, as far as they may see them now.
 * @returns undefined for somebody who is gone or whom an admin keeps out.
 */
export const showCalendar =
  (deps: CalendarDeps) =>
  async (userId: UserId, now: Date): Promise<CalendarEntry[] | undefined> => {
    if (!(await deps.people.find(userId))) return undefined;
    const followedIds = await listFollowed(deps, userId);
    const [people, events] = await Promise.all([
      deps.people.records(followedIds),
      listEvents(deps.peers, userId, [userId, ...followedIds]),
    ]);
    const today = dateOnlyIn(now);
    const isNear = ({ on }: CalendarEntry) => on >= addDays(today, -PAST_DAYS) && on <= addDays(today, COMING_DAYS);
    const shown = [...people.values()].filter((person) => maySeeBirthdayOf(person, userId));
    return [
      ...shown.flatMap((person) => birthdaysOf(person, today, deps.publicUrl)),
      ...events.flatMap((event) => entryOf(event, people.get(event.user_id), deps.publicUrl)),
    ].filter(isNear);
  };

async function listEvents(peers: Call, viewerId: UserId, ownerIds: readonly UserId[]): Promise<SeenEvent[]> {
  const found: SeenEvent[] = [];
  for (let start = 0; start < ownerIds.length; start += MOST_AT_ONCE) {
    const body = { viewerId, ownerIds: ownerIds.slice(start, start + MOST_AT_ONCE) };
    found.push(...(await peers(seenEventsInternalContract.listSeenEvents, { body })).body.events);
  }
  return found;
}

/** Each year's by itself: a rule that repeats would tell in which year somebody was born, and know nothing of leap days. */
function birthdaysOf({ id, name, username, details }: PersonRecord, today: DateOnly, publicUrl: string) {
  const birthday = details.birthday && parseDateOnly(details.birthday);
  if (!birthday) return [];
  const year = yearOf(today);
  return [year - 1, year, year + 1, year + 2].map((kept) => ({
    uid: `birthday-${id}-${kept}@${new URL(publicUrl).hostname}`,
    on: birthdayIn(kept, birthday),
    summary: `Birthday of ${name}`,
    location: null,
    url: new URL(hrefOf('profile', { username }), publicUrl).href,
  }));
}

/** @param owner undefined: one's own. */
function entryOf(event: SeenEvent, owner: PersonRecord | undefined, publicUrl: string): CalendarEntry[] {
  const { id, name, event_date, event_address, event_city, event_state, event_postal } = event;
  const on = parseDateOnly(event_date);
  if (!on) return [];
  const region = [event_state, event_postal].filter(Boolean).join(' ');
  return [
    {
      uid: `wishlist-${id}@${new URL(publicUrl).hostname}`,
      on,
      summary: owner ? `${name} (${owner.name})` : name,
      location: [event_address, event_city, region].filter(Boolean).join(', ') || null,
      url: new URL(hrefOf('wishlist', { wishlist: id }), publicUrl).href,
    },
  ];
}
