import type { PostalAddress, WRAPPING_PAPERS } from '@wishbow/contracts/people';
import type { AddressSharing } from '@wishbow/domain/visibility';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface PersonDocument {
  readonly _id: Types.ObjectId;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  /** Lower case, so that the unique index knows no case. */
  readonly usernameKey: string;
  readonly email: string;
  readonly emailKey: string;
  /** When a mailed link proved that the mailbox is theirs. */
  readonly emailVerifiedAt: Date | null;
  readonly passwordHash: string;
  /** Counts up with every log-in: a log-in and a new password write the same document, so that one waits for the other. */
  readonly loginCount: number;
  readonly role: 'user' | 'admin';
  readonly avatar: string | null;
  readonly bio: string;
  readonly birthdayOn: string | null;
  readonly wrappingPaper: (typeof WRAPPING_PAPERS)[number];
  readonly address: PostalAddress | null;
  readonly isPrivate: boolean;
  readonly showsBirthday: boolean;
  readonly addressSharing: AddressSharing;
  readonly joinedAt: Date;
  /** When they are erased, where they have asked for it. */
  readonly deletionDueAt: Date | null;
  /** Since when and why an admin keeps them out; who was never suspended has neither. */
  readonly suspendedAt?: Date | null;
  readonly suspensionReason?: string | null;
}

const address = new Schema<PostalAddress>(
  { address: String, address_2: String, city: String, state: String, postal: String, country: String },
  { _id: false },
);

const schema = new Schema<PersonDocument>(
  {
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true, unique: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true, unique: true },
    emailVerifiedAt: { type: Date, default: null },
    passwordHash: { type: String, required: true },
    loginCount: { type: Number, default: 0 },
    role: { type: String, required: true },
    avatar: { type: String, default: null },
    bio: { type: String, default: '' },
    birthdayOn: { type: String, default: null },
    wrappingPaper: { type: String, required: true },
    address: { type: address, default: null },
    isPrivate: { type: Boolean, required: true },
    showsBirthday: { type: Boolean, required: true },
    addressSharing: { type: String, required: true },
    joinedAt: { type: Date, required: true },
    deletionDueAt: { type: Date, default: null },
    suspendedAt: { type: Date, default: null },
    suspensionReason: { type: String, default: null },
  },
  { collection: 'people', versionKey: false },
);
schema.index({ deletionDueAt: 1 });
schema.index({ joinedAt: -1, _id: -1 });
schema.index({ suspendedAt: 1 });
schema.index({ role: 1 });
schema.index({ avatar: 1 });
// Of those whom fill-search-entries.ts still has to see to: nobody, once it has run.
schema.index({ searchWords: 1 }, { sparse: true });

export const personModel = (connection: Connection): Model<PersonDocument> =>
  connection.models.Person ?? connection.model<PersonDocument>('Person', schema);
