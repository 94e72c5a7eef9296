import { sealedCursors } from './cursor.ts';
import { readVisible } from './read-visible.ts';

const { seal, open } = sealedCursors('a secret of at least thirty-two bytes', 'social');
const place = { at: new Date('2026-11-28T12:00:00.123Z'), id: '0123456789abcdef01234567' };

test('a cursor leads back to its place', () => {
  expect(open(seal(place))).toEqual({ ok: true, place });
});

test('another process of the site opens it too', () => {
  const elsewhere = sealedCursors('a secret of at least thirty-two bytes', 'social');
  expect(elsewhere.open(seal(place))).toEqual({ ok: true, place });
});

test('it names neither the row nor its time', () => {
  const cursor = seal(place);
  const read = cursor + Buffer.from(cursor, 'base64url').toString('latin1');
  expect(read).not.toContain('0123456789abcdef01234567');
  expect(read).not.toContain(String(Date.parse('2026-11-28T12:00:00.123Z')));
  expect(cursor.length).toBeLessThanOrEqual(94);
});

test.each([undefined, null])('%j is the beginning', (none) => {
  expect(open(none)).toEqual({ ok: true, place: undefined });
});

test.each(['', 'x', 'AAAA', '-1', 'x'.repeat(100), Buffer.from(`1.${'a'.repeat(24)}`).toString('base64url')])(
  '%j was never a cursor',
  (text) => {
    expect(open(text)).toEqual({ ok: false });
  },
);

test('a cursor of another site or service, and one that was changed, are refused', () => {
  const cursor = seal(place);
  const changed = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);
  expect(open(changed)).toEqual({ ok: false });
  expect(open(sealedCursors('quite another secret of thirty-two bytes', 'social').seal(place))).toEqual({ ok: false });
  expect(open(sealedCursors('a secret of at least thirty-two bytes', 'orders').seal(place))).toEqual({ ok: false });
});

test('a page of which one row is hidden is not filled row by row', async () => {
  const limits: number[] = [];
  const hidden = (row: number) => row === 7 || (row >= 40 && row < 46);
  const page = await readVisible(
    {
      cursors: { seal, open },
      read: async ({ after, limit }) => {
        limits.push(limit);
        const first = after ? Number(after.id) + 1 : 0;
        return Array.from({ length: limit }, (_, row) => first + row);
      },
      placeOf: (row) => ({ at: place.at, id: row.toString().padStart(24, '0') }),
      show: async (rows) => rows.filter((row) => !hidden(row)),
    },
    undefined,
  );
  expect(limits).toEqual([40, 10]);
  expect([page.shown.length, page.shown.at(-1)]).toEqual([43, 49]);
  expect(open(page.nextCursor)).toMatchObject({ place: { id: '000000000000000000000049' } });
});
