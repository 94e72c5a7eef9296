import type { Database } from '../database/database.ts';
import { keepNewest } from '../database/keep-newest.ts';

/** One received message, parsed for reading; `source` is what came over the wire. */
export type Mail = {
  _id: string;
  receivedAt: Date;
  /** The addresses of the envelope, to which it is really sent. */
  envelope: { from: string; to: string[] };
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  headers: { name: string; value: string }[];
  attachments: { filename: string; contentType: string; size: number }[];
  source: string;
};
export type MailRepository = ReturnType<typeof createMailRepository>;

const MOST_LISTED = 500;

export const createMailRepository = (database: Database) => {
  const mails = database.collection<Mail>('mails');
  return {
    prepare: () => mails.createIndex({ receivedAt: -1 }),
    add: (mail: Mail) => mails.insertOne(mail, { writeConcern: { w: 'majority' } }),
    find: (id: string) => mails.findOne({ _id: id }),
    /** Newest first; only those sent to an address, when one is given. */
    list: (to?: string) =>
      mails
        .find(to === undefined ? {} : { 'envelope.to': to.toLowerCase() })
        .sort({ receivedAt: -1, _id: 1 })
        .limit(MOST_LISTED)
        .toArray(),
    sweep: () =>
      keepNewest({
        timeAt: async (place) => (await mails.find().sort({ receivedAt: -1 }).skip(place).limit(1).next())?.receivedAt,
        forgetUntil: (time) => mails.deleteMany({ receivedAt: { $lte: time } }),
      }),
    clear: () => mails.deleteMany({}),
  };
};
