import { OrderAnswer, progressOf } from './zinc-answers.ts';

const error = (code: string) => progressOf({ _type: 'error', code });
const placed = (tracking: object[]) =>
  progressOf(
    OrderAnswer.parse({
      _type: 'order_response',
      price_components: { total: 2895, subtotal: 2400, shipping: 495, tax: 0 },
      merchant_order_ids: [{ merchant_order_id: '112-1234567-7654321', merchant: 'amazon' }],
      tracking,
    }),
  );

test.each(['request_processing', 'manual_review_required', 'zma_temporarily_overloaded'])(
  '%s is decided later',
  (code) => {
    expect(error(code)).toEqual({ kind: 'processing' });
  },
);

test('an order that was probably placed is for a person to look at', () => {
  expect(error('order_probably_placed')).toEqual({ kind: 'unclear' });
});

test.each(['max_price_exceeded', 'product_unavailable', 'invalid_address', 'internal_error'])(
  '%s is a failure',
  (code) => {
    expect(error(code)).toEqual({ kind: 'failed', code });
  },
);

test('a placed order tells what it cost and where its parcel is', () => {
  expect(placed([])).toEqual({
    kind: 'placed',
    totalCents: 2895,
    merchantOrderIds: ['112-1234567-7654321'],
    parcel: undefined,
  });
  expect(placed([{ tracking_url: 'https://carrier.example/1', delivery_status: 'InTransit' }])).toMatchObject({
    parcel: { isDelivered: false, trackingUrl: 'https://carrier.example/1' },
  });
});

test('an order in two parcels is delivered with the second', () => {
  const parcels = (second: string) => placed([{ delivery_status: 'Delivered' }, { delivery_status: second }]);

  expect(parcels('InTransit')).toMatchObject({ parcel: { isDelivered: false } });
  expect(parcels('Delivered')).toMatchObject({ parcel: { isDelivered: true } });
});
