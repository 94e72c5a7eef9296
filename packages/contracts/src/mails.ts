import * as z from 'zod';
import { UserId } from './wire-types.ts';

/** A path of our own site: what a mail leads to never names another host. */
const SitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

/**
 * A link that works once. Its token is worked out when the mail is written (`mailedLinkToken`), from an id that is no
 * secret: no event and no outbox holds what opens it (decision 0020).
 */
const MailedLink = z.object({ purpose: z.literal('gift'), id: z.string().max(200) });

/**
 * A mail that a service asks accounts to send. Whoever asks chooses the words; accounts knows the address, and lays
 * words, button and footer out as all our mails are.
 */
export const RequestedMail = z.object({
  /** Names the effect, for instance `order_shipped:<order id>`: the same key is mailed once, however often it is asked for. */
  effectKey: z.string().min(1).max(200),
  /** Somebody with an account, or an address that was invited. */
  to: z.union([z.object({ userId: UserId }), z.object({ email: z.email(), name: z.string().max(100) })]),
  subject: z.string().min(1).max(150),
  heading: z.string().min(1).max(150),
  paragraphs: z.array(z.string().max(1_000)).max(10),
  /** What a mail lists, each leading somewhere, between the words and the button. */
  entries: z
    .array(z.object({ text: z.string().min(1).max(300), note: z.string().max(1_000).nullable(), path: SitePath }))
    .max(50)
    .optional(),
  /** The one button. */
  action: z.object({ label: z.string().min(1).max(60), path: SitePath, mailedLink: MailedLink.optional() }).nullable(),
  /**
   * Where this kind of mail is switched off without signing in: a page to a reader, and a POST does it (RFC 8058). Null
   * for mails that nobody can do without.
   */
  unsubscribePath: SitePath.nullable(),
});
export type RequestedMail = z.infer<typeof RequestedMail>;
