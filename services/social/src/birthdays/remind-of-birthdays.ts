import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import { type DueReminder, dueReminder } from '@wishbow/domain/birthday-reminder';
import { type DateOnly, dateOnlyIn, formatDay, parseDateOnly, yearOf } from '@wishbow/domain/date-only';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { Nudge } from '../live/nudge.ts';
import type { Notifier } from '../notifications/notify.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { Relationship } from '../relationships/relationship-repository.ts';
import { maySeeBirthdayOf } from './may-see-birthday-of.ts';
import type { RemindedRepository } from './reminded-repository.ts';
import type { ReminderQueue } from './reminder-queue.ts';

export interface RemindDeps {
  readonly connection: Connection;
  readonly queue: ReminderQueue;
  readonly reminded: RemindedRepository;
  readonly people: PeopleDirectory;
  readonly notifier: Notifier;
  readonly nudge: Nudge;
  readonly now: () => Date;
}

const BATCH = 200;

/**
 * One turn of the reminders: looks once a day at every birthday that somebody wants to be reminded of, and tells what is
 * due on that day, also late on it. A day that went by while nothing ran is not made up for: the reminder would be wrong.
 * @returns whether more may wait.
 */
export const remindOfBirthdays = (deps: RemindDeps) => async (): Promise<boolean> => {
  const today = dateOnlyIn(deps.now());
  const waiting = await deps.queue.list(today, BATCH);
  const people = await deps.people.records(waiting.map(({ followedId }) => followedId));
  for (const relationship of waiting) {
    const person = people.get(relationship.followedId);
    const due = person && dueTo(relationship, person, today);
    if (due) await remind(deps, { relationship, due, today });
    else await deps.queue.note(relationship.id, today);
  }
  return waiting.length === BATCH;
};

function dueTo({ followerId }: Relationship, person: PersonRecord, today: DateOnly): DueReminder | undefined {
  const birthday = person.details.birthday && parseDateOnly(person.details.birthday);
  return birthday && maySeeBirthdayOf(person, followerId) ? dueReminder(birthday, today) : undefined;
}

interface Reminder {
  readonly relationship: Relationship;
  readonly due: DueReminder;
  readonly today: DateOnly;
}

/** Together with the note that it was told: who dies before leaves it to the next, and of two at once one finds it done. */
async function remind({ connection, queue, reminded, notifier, nudge, now }: RemindDeps, reminder: Reminder) {
  const { relationship, today } = reminder;
  const { kind, keptOn } = reminder.due;
  const { id, followerId: userId, followedId: personId } = relationship;
  await inTransaction(connection, async (session) => {
    if (!(await queue.note(id, today, session))) return;
    if (!(await reminded.note({ userId, personId, year: yearOf(keptOn), kind }, now(), session))) return;
    const news = { userId, kind, actorId: personId, subjectId: id, title: formatDay(keptOn) };
    await notifier.add({ occurredAt: now().toISOString() }, [news], session);
  });
  await nudge('notifications', [userId]);
}
