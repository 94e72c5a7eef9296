/** What a mail server answers instead of taking a message. Codes: RFC 5321, section 4.2.3. */
export type Refusal = { code: 451 | 550; message: string };

/**
 * Addresses that misbehave: `bounce...` does not exist, `busy...` is never able to take mail just now.
 * Undefined for every other address.
 */
export const recipientRefusal = (address: string): Refusal | undefined => {
  if (/^bounce([+.@-]|$)/i.test(address)) return { code: 550, message: 'No such mailbox here' };
  if (/^busy([+.@-]|$)/i.test(address)) return { code: 451, message: 'The mailbox is busy, try again later' };
  return undefined;
};
