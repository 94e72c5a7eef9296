import type { RelationshipId } from '@wishbow/contracts/wire-types';
import type { DateOnly } from '@wishbow/domain/date-only';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { type RelationshipDocument, relationshipModel } from '../relationships/relationship-model.ts';
import { fromRelationshipDocument, type Relationship } from '../relationships/relationship-repository.ts';

/** The relationships with reminders, each of which is to be looked at once a day. */
export interface ReminderQueue {
  /** Those that nobody has looked at on this day. */
  list(day: DateOnly, limit: number): Promise<Relationship[]>;
  /** Notes that one was looked at. @returns false when it was already, or has no reminders any more. */
  note(id: RelationshipId, day: DateOnly, session?: ClientSession): Promise<boolean>;
}

const waitingOn = (day: DateOnly) => ({
  hasBirthdayReminder: true,
  isApproved: true,
  $or: [{ birthdayCheckedOn: null }, { birthdayCheckedOn: { $lt: day } }],
});

export function mongoReminderQueue(connection: Connection): ReminderQueue {
  const relationships = relationshipModel(connection);
  return {
    list: async (day, limit) => {
      const waiting = relationships.find(waitingOn(day)).limit(limit);
      return (await waiting.lean<RelationshipDocument[]>()).map(fromRelationshipDocument);
    },
    note: async (id, day, session) => {
      const change = { $set: { birthdayCheckedOn: day } };
      const options = session ? { session } : {};
      return (await relationships.updateOne({ _id: id, ...waitingOn(day) }, change, options)).matchedCount === 1;
    },
  };
}
