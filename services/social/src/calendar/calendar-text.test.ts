import { parseDateOnly } from '@wishbow/domain/date-only';
import { type CalendarEntry, calendarText } from './calendar-text.ts';

const anEntry = ({ on = '2026-12-18', ...changes }: Partial<Omit<CalendarEntry, 'on'>> & { on?: string } = {}) => {
  const day = parseDateOnly(on);
  if (!day) throw new Error(`${on} is not a day`);
  const uid = 'birthday-1-2026@wishbow.example';
  return { uid, on: day, summary: 'Birthday of Theo', location: null, url: 'https://wishbow.example/theo', ...changes };
};
const WRITTEN_AT = new Date('2026-11-28T17:05:09.123Z');
const written = (...entries: CalendarEntry[]) => calendarText(entries, WRITTEN_AT);

test('a birthday is a whole day that takes up no time', () => {
  expect(written(anEntry())).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wishbow//Birthdays and events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Wishbow',
      'X-WR-CALNAME:Wishbow',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'BEGIN:VEVENT',
      'UID:birthday-1-2026@wishbow.example',
      'DTSTAMP:20261128T170509Z',
      'DTSTART;VALUE=DATE:20261218',
      'DTEND;VALUE=DATE:20261219',
      'SUMMARY:Birthday of Theo',
      'URL:https://wishbow.example/theo',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('the last day of a year ends with the first of the next', () => {
  expect(written(anEntry({ on: '2026-12-31' }))).toContain('DTEND;VALUE=DATE:20270101\r\n');
});

test('what people call things stays text', () => {
  const named = written(
    anEntry({ summary: 'Party; bring a, b\\c\r\nEND:VEVENT\u0007', location: '1 Alder Row, Portland' }),
  );
  expect(named).toContain('\r\nSUMMARY:Party\\; bring a\\, b\\\\c\\nEND:VEVENT\r\n');
  expect(named).toContain('\r\nLOCATION:1 Alder Row\\, Portland\r\n');
});

test('long lines are folded at 75 bytes without cutting a character in two', () => {
  const summary =
    '🎂 Geburtstagsfeier für Zoë mit allen Freundinnen und Freunden, natürlich auch mit Überraschungen 🎁🎁🎁';
  const lines = written(anEntry({ summary })).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary.replace(',', '\\,')}`);
  expect(lines.join('')).not.toContain('\uFFFD');
});

test('a calendar of nothing is one', () => {
  expect(written()).toContain('X-PUBLISHED-TTL:PT6H\r\nEND:VCALENDAR\r\n');
});
