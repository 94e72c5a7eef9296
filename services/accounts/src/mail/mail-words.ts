/** What stands in a mail, before it is laid out. Plain text throughout. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What the mail lists, each leading somewhere, between the words and the button. */
  readonly entries?: readonly { readonly text: string; readonly note: string | null; readonly url: string }[];
  /** The one button. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Why this mail came, in small print. */
  readonly footnote: string;
  /** Where this kind of mail is switched off, by a POST without signing in; null for mails that nobody can do without. */
  readonly unsubscribeUrl: string | null;
}
