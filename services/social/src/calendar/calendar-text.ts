import { addDays, type DateOnly } from '@wishbow/domain/date-only';

/** Something that lasts a day. */
export interface CalendarEntry {
  /** The same for the same thing at every reading, so that programs change it instead of adding it again. */
  readonly uid: string;
  readonly on: DateOnly;
  readonly summary: string;
  readonly location: string | null;
  readonly url: string;
}

/**
 * A calendar as RFC 5545 has it: lines that end in CRLF and are folded at 75 bytes, text with its marks escaped, days
 * without time or zone. Small enough to be written here: the libraries for it bring zones, rules and alarms that we do
 * not use.
 */
export function calendarText(entries: readonly CalendarEntry[], writtenAt: Date): string {
  const stamp = writtenAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wishbow//Birthdays and events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Wishbow',
    'X-WR-CALNAME:Wishbow',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap((entry) => eventLines(entry, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Section 3.6.1: of a whole day, `DTEND` is the day after. It takes up no time of whoever has it in their calendar. */
const eventLines = ({ uid, on, summary, location, url }: CalendarEntry, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(on)}`,
  `DTEND;VALUE=DATE:${compact(addDays(on, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  ...(location ? [`LOCATION:${escaped(location)}`] : []),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const compact = (day: DateOnly) => day.replaceAll('-', '');

/** Section 3.3.11. What cannot be seen has no place in a line. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const LONGEST_LINE_BYTES = 75;

/** Section 3.1: no line of more than 75 bytes, the space that begins the next one counted; no character is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > LONGEST_LINE_BYTES) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}
