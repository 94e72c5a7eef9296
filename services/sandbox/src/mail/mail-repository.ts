import type { Database } from '../database/database.ts';
import { keepNewest } from '../database/keep-newest.ts';
import type { Mail, ReceivedMail } from './mail.ts';
import { parseMail, unparsedMail } from './parse-mail.ts';

export type MailRepository = ReturnType<typeof createMailRepository>;

const MOST_LISTED = 500;
/** They are large. */
const MOST_KEPT = 2_000;

/**
 * Few mails are ever looked at, so they are parsed when they are; those that were, stay parsed. What cannot be parsed is
 * shown as it came, so that it hides none of the others.
 */
const createReader = () => {
  const read = new Map<string, Promise<Mail>>();
  return {
    forget: () => read.clear(),
    readMail: (received: ReceivedMail): Promise<Mail> => {
      const mail = read.get(received._id) ?? parseMail(received).catch((error: Error) => unparsedMail(received, error));
      if (read.size >= MOST_LISTED && !read.has(received._id)) read.clear();
      read.set(received._id, mail);
      return mail;
    },
  };
};

export const createMailRepository = (database: Database) => {
  const mails = database.collection<ReceivedMail>('mails');
  const { forget, readMail } = createReader();
  return {
    prepare: () => mails.createIndex({ receivedAt: -1 }),
    add: (mail: ReceivedMail) => mails.insertOne(mail, { writeConcern: { w: 'majority' } }),
    find: async (id: string): Promise<Mail | undefined> => {
      const found = await mails.findOne({ _id: id });
      return found ? readMail(found) : undefined;
    },
    /** Newest first; only those sent to an address, when one is given. */
    list: async (to?: string): Promise<Mail[]> => {
      const found = mails
        .find(to === undefined ? {} : { 'envelope.to': to.toLowerCase() })
        .sort({ receivedAt: -1, _id: 1 })
        .limit(MOST_LISTED);
      return Promise.all((await found.toArray()).map(readMail));
    },
    sweep: () =>
      keepNewest(
        {
          timeAt: async (place) =>
            (await mails.find().sort({ receivedAt: -1 }).skip(place).limit(1).next())?.receivedAt,
          forgetUntil: (time) => mails.deleteMany({ receivedAt: { $lte: time } }),
        },
        MOST_KEPT,
      ),
    clear: () => {
      forget();
      return mails.deleteMany({});
    },
  };
};
