import { ProductId } from '@wishbow/contracts/items';
import { CartItemId, UserId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { CartLineRow } from './cart-row.ts';
import { withChanges, withLine } from './cart-rules.ts';

const theo = UserId.parse('64b000000000000000000003');
const idOf = (n: number) => CartItemId.parse(n.toString(16).padStart(24, '0'));

const aLine = (n: number, changes: Partial<CartLineRow> = {}): CartLineRow => ({
  id: idOf(n),
  productId: ProductId.parse(`WB${String(n).padStart(8, '0')}`),
  wishId: null,
  wishlistId: null,
  recipientId: theo,
  invitedEmail: null,
  shipTo: 'them',
  message: '',
  isPrivate: false,
  quantity: 1,
  addedPriceCents: cents(2400),
  addedAt: new Date('2026-11-28T12:00:00Z'),
  ...changes,
});

test('a cart holds fifty lines and not one more', () => {
  const full = Array.from({ length: 50 }, (_, n) => aLine(n));
  expect(withLine(full.slice(1), aLine(50))).toMatchObject({ ok: true });
  expect(withLine(full, aLine(50))).toMatchObject({ ok: false, refusal: { reason: 'cart_full' } });
});

test('what is for nobody yet does not share a note', () => {
  const nobody = { recipientId: null };
  const added = withLine([aLine(1, nobody)], aLine(2, { ...nobody, message: 'Hello' }));
  expect(added).toMatchObject({ lines: [{ message: '' }, { message: 'Hello' }] });
});

test('a line that comes to somebody takes the note that is there, and leaves what it was with alone', () => {
  const lines = [aLine(1, { message: 'Happy birthday', isPrivate: true }), aLine(2, { recipientId: null })];
  expect(withChanges(lines, idOf(2), { recipientId: theo })).toMatchObject({
    lines: [
      { message: 'Happy birthday', isPrivate: true },
      { message: 'Happy birthday', isPrivate: true },
    ],
  });
});

test('everything for somebody moves to another place together', () => {
  expect(withChanges([aLine(1), aLine(2)], idOf(1), { shipTo: 'me' })).toMatchObject({
    lines: [{ shipTo: 'me' }, { shipTo: 'me' }],
  });
});

test('choosing whoever has the same product already is refused', () => {
  const same = aLine(1).productId;
  const lines = [aLine(1), aLine(2, { productId: same, recipientId: null })];
  expect(withChanges(lines, idOf(2), { recipientId: theo })).toMatchObject({
    refusal: { reason: 'already_in_cart' },
  });
});
