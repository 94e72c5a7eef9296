import type { UserId } from '@wishbow/contracts/wire-types';
import { mailedLinkToken } from '@wishbow/service/identity/mailed-link-token';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type LinkDocument, type LinkPurpose, linkModel } from './link-model.ts';

export interface LinkToIssue {
  /** The effect key of the mail. */
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly userId: UserId;
  readonly emailKey: string;
  /** When what the link takes back was done. */
  readonly since?: Date | undefined;
  readonly now: Date;
}

export interface MailedLink {
  readonly userId: UserId;
  readonly emailKey: string;
  /** When what the link takes back was done; null where it takes nothing back. */
  readonly since: Date | null;
}

/** An address that somebody wants; a visitor has no id yet. */
export interface WantedAddress {
  readonly userId?: UserId;
  readonly emailKey: string;
}

export interface LinkRepository {
  /** @returns the token to mail, the same for the same id; undefined when the link was used already. */
  issue(link: LinkToIssue, session?: ClientSession): Promise<string | undefined>;
  /** undefined when the token never was, was used, or has expired. */
  find(purpose: LinkPurpose, token: string, now: Date): Promise<MailedLink | undefined>;
  /** Uses the link up. Of several at once one succeeds; the others get undefined. */
  use(purpose: LinkPurpose, token: string, now: Date, session: ClientSession): Promise<MailedLink | undefined>;
  /** Whether an address is kept for somebody else, who may take a change of it back for as long as their link lives. */
  keepsForOther(wanted: WantedAddress, now: Date, session?: ClientSession): Promise<boolean>;
  /** Forgets every link of a person. */
  removeAllOf(userId: UserId, session: ClientSession): Promise<void>;
  /** Makes all other links of a person for this purpose worthless. */
  withdraw(purpose: LinkPurpose, userId: UserId, session: ClientSession): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;

/** A new password: RELIABILITY.md row 84. A confirmation may wait until somebody reads their mail. */
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  password_reset: HOUR_MS,
  email_verification: 7 * 24 * HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_undo: 7 * 24 * HOUR_MS,
};

const toMailedLink = ({ userId, emailKey, since = null }: LinkDocument): MailedLink => ({
  userId: hexId<UserId>(userId),
  emailKey,
  since,
});

export function mongoLinkRepository(connection: Connection, secret: string): LinkRepository {
  const links = linkModel(connection);
  const usable = (purpose: LinkPurpose, token: string, now: Date) => ({
    tokenHash: hashOfToken(token),
    purpose,
    usedAt: null,
    expiresAt: { $gt: now },
  });
  return {
    issue: async ({ id, purpose, userId, emailKey, since = null, now }, session) => {
      const token = mailedLinkToken(secret, purpose, id);
      const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
      const issued = await links
        .findOneAndUpdate(
          { _id: id },
          {
            $set: { expiresAt },
            $setOnInsert: { purpose, userId, emailKey, tokenHash: hashOfToken(token), usedAt: null, since },
          },
          { upsert: true, returnDocument: 'after', ...(session && { session }) },
        )
        .lean<LinkDocument>();
      return issued?.usedAt === null ? token : undefined;
    },
    find: async (purpose, token, now) => {
      const found = await links.findOne(usable(purpose, token, now)).lean<LinkDocument>();
      return found ? toMailedLink(found) : undefined;
    },
    use: async (purpose, token, now, session) => {
      const used = await links
        .findOneAndUpdate(usable(purpose, token, now), { $set: { usedAt: now } }, { session })
        .lean<LinkDocument>();
      return used ? toMailedLink(used) : undefined;
    },
    keepsForOther: async ({ userId, emailKey }, now, session) => {
      const undo = { emailKey, purpose: 'email_undo' as const, usedAt: null, expiresAt: { $gt: now } };
      const kept = { ...undo, ...(userId && { userId: { $ne: userId } }) };
      return (await links.exists(kept).session(session ?? null)) !== null;
    },
    removeAllOf: async (userId, session) => {
      await links.deleteMany({ userId }, { session });
    },
    withdraw: async (purpose, userId, session) => {
      await links.deleteMany({ purpose, userId, usedAt: null }, { session });
    },
  };
}
