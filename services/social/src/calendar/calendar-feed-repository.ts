import { randomBytes } from 'node:crypto';
import type { UserId } from '@wishbow/contracts/wire-types';
import { mailedLinkToken } from '@wishbow/service/identity/mailed-link-token';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

interface CalendarFeedDocument {
  /** Whose it is: one each. */
  readonly _id: Types.ObjectId;
  /** What its token is worked out from: nobody who reads the database has the address. */
  readonly feedId: string;
  readonly tokenHash: string;
}

const schema = new Schema<CalendarFeedDocument>(
  { feedId: { type: String, required: true }, tokenHash: { type: String, required: true, unique: true } },
  { collection: 'calendar_feeds', versionKey: false },
);

const calendarFeedModel = (connection: Connection): Model<CalendarFeedDocument> =>
  connection.models.CalendarFeed ?? connection.model<CalendarFeedDocument>('CalendarFeed', schema);

export interface CalendarFeedRepository {
  /** The token of somebody's address. */
  findToken(userId: UserId): Promise<string | undefined>;
  findOwner(token: string): Promise<UserId | undefined>;
  /** A token nobody has had, in place of an earlier one. */
  renew(userId: UserId): Promise<string>;
  remove(userId: UserId, session?: ClientSession): Promise<void>;
}

export function mongoCalendarFeedRepository(connection: Connection, secret: string): CalendarFeedRepository {
  const feeds = calendarFeedModel(connection);
  const tokenOf = (feedId: string) => mailedLinkToken(secret, 'calendar', feedId);
  return {
    findToken: async (userId) => {
      const feed = await feeds.findById(userId).lean<CalendarFeedDocument>();
      return feed ? tokenOf(feed.feedId) : undefined;
    },
    findOwner: async (token) => {
      const feed = await feeds.findOne({ tokenHash: hashOfToken(token) }).lean<CalendarFeedDocument>();
      return feed ? hexId<UserId>(feed._id) : undefined;
    },
    renew: async (userId) => {
      const feedId = randomBytes(16).toString('hex');
      const token = tokenOf(feedId);
      const change = { $set: { feedId, tokenHash: hashOfToken(token) } };
      await feeds.updateOne({ _id: userId }, change, { upsert: true });
      return token;
    },
    remove: async (userId, session) => {
      await feeds.deleteOne({ _id: userId }, session ? { session } : {});
    },
  };
}
