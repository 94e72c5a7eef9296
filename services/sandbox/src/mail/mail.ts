/** One message as it came. */
export type ReceivedMail = {
  _id: string;
  receivedAt: Date;
  /** The addresses of the envelope, to which it is really sent. */
  envelope: { from: string; to: string[] };
  /** What came over the wire. */
  source: string;
};

/** The same, parsed for reading. */
export type Mail = ReceivedMail & {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  headers: { name: string; value: string }[];
  attachments: { filename: string; contentType: string; size: number }[];
};
