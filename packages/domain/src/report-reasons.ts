/** What can be reported to those who run the site. */
export type ReportedKind = 'person' | 'wish' | 'comment';

/** Why somebody reports something, in the order in which it is offered. */
export const REPORT_REASONS = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  offensive: 'Hateful or offensive',
  impersonation: 'Pretends to be somebody else',
  illegal: 'Illegal or dangerous',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

export const REPORT_REASON_CODES = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** The longest words beside a reason, in characters. */
export const LONGEST_REPORT_NOTE = 500;

/** Only people pretend to be somebody else. */
export const reasonsFor = (kind: ReportedKind): readonly ReportReason[] =>
  REPORT_REASON_CODES.filter((reason) => reason !== 'impersonation' || kind === 'person');
