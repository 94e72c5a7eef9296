import type { Backlog } from '@wishbow/contracts/site-health';
import type { Connection, Model, QueryFilter } from 'mongoose';
import { outboxModel } from '../outbox/outbox-model.ts';

/** Work that waits in the database of a service. */
export interface BacklogSource {
  readonly queue: string;
  read(now: Date): Promise<Backlog>;
}

export interface DueRows<Row> {
  readonly queue: string;
  readonly model: Model<Row>;
  /** What could be done now, and is not under way. */
  readonly due: (now: Date) => QueryFilter<Row>;
  /** Since when a row waits: an indexed date. */
  readonly since: keyof Row & string;
  /** What nobody tries any more. */
  readonly givenUp?: QueryFilter<Row>;
}

export const backlogOf = <Row>({ queue, model, due, since, givenUp }: DueRows<Row>): BacklogSource => ({
  queue,
  read: async (now) => {
    const [waiting, oldest, lost] = await Promise.all([
      model.countDocuments(due(now)),
      model
        .findOne(due(now), { [since]: 1 })
        .sort({ [since]: 1 })
        .lean<Record<string, unknown> | null>(),
      givenUp ? model.countDocuments(givenUp) : 0,
    ]);
    const dueAt = oldest?.[since];
    const ageMs = dueAt instanceof Date ? now.getTime() - dueAt.getTime() : undefined;
    return { queue, waiting, oldest_seconds: ageMs === undefined ? null : Math.round(ageMs / 1_000), given_up: lost };
  },
});

/** Events that subscribers have not taken yet; those set aside are its dead letters. */
export const outboxBacklog = (connection: Connection): BacklogSource => ({
  queue: 'outbox',
  read: async (now) => {
    const model = outboxModel(connection);
    const [waiting, oldest, dead] = await Promise.all([
      model.countDocuments({ deadAt: null }),
      model.findOne({ deadAt: null }, { _id: 1 }).sort({ _id: 1 }).lean(),
      // Any moment at all: that something is not null no index answers.
      model.countDocuments({ deadAt: { $gte: new Date(0) } }),
    ]);
    const ageMs = oldest ? now.getTime() - oldest._id.getTimestamp().getTime() : undefined;
    const seconds = ageMs === undefined ? null : Math.max(0, Math.round(ageMs / 1_000));
    return { queue: 'outbox', waiting, oldest_seconds: seconds, given_up: dead };
  },
});
