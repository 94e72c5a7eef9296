import type { Column } from './column.ts';
import { csvOf } from './csv.ts';

const columns: Column<{ title: string; cents: number }>[] = [
  { title: 'Gift', cell: () => null, csv: ({ title }) => title },
  { title: 'Picture', cell: () => null },
  { title: 'Cents', cell: () => null, csv: ({ cents }) => cents },
];
const gift = (title: string, cents = 100) => csvOf(columns, [{ title, cents }]).split('\r\n')[1];

test('the headings come first, and columns without text are left out', () => {
  expect(csvOf(columns, [])).toBe('Gift,Cents\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(gift('Pot, "blue"')).toBe('"Pot, ""blue""",100');
  expect(csvOf(columns, [{ title: 'a\nb', cents: 1 }])).toBe('Gift,Cents\r\n"a\nb",1\r\n');
});

test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\tcmd'])(
  'a title that a spreadsheet would run, %j, is text',
  (title) => {
    expect(gift(title)?.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('our own figures stay figures, below zero too', () => {
  expect(gift('Refund', -100)).toBe('Refund,-100');
});
