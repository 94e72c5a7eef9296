/**
 * The site's colours, light first, as far as mails wear them. Mail programs know no variables, so the values of
 * packages/ui/src/tokens stand here a second time; mail-colors.test.ts holds them together.
 */
export const MAIL_COLORS = {
  bg: ['#f9f4f6', '#140c10'],
  surface: ['#ffffff', '#1e1419'],
  line: ['#e5dbdf', '#3e2f36'],
  text: ['#271920', '#f6f1f3'],
  'text-soft': ['#55434b', '#c6babf'],
  'text-muted': ['#6e5c64', '#a5979d'],
  brand: ['#af1d6c', '#ed66a4'],
  'on-brand': ['#ffffff', '#2e0419'],
  'brand-text': ['#8b1254', '#fb96c0'],
  block: ['#6a0b3f', '#4b062b'],
  'on-block': ['#ffffff', '#ffffff'],
  fund: ['#ee6a06', '#ff8f55'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type MailColor = keyof typeof MAIL_COLORS;
