import { ProductId } from '@wishbow/contracts/items';
import { OrderId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { giftMessage, zincOrder } from './zinc-order.ts';

const settings = {
  baseUrl: 'https://retailer.example',
  token: 'token',
  phone: '5551230000',
  webhookUrl: (orderId: string) => `https://shop.example/webhooks/retailer?order=${orderId}`,
};

test('an order tells the retailer what to send, where to, and how much it may cost', () => {
  const order = {
    orderId: OrderId.parse('64f000000000000000000001'),
    idempotencyKey: '64f000000000000000000001:1',
    products: [{ productId: ProductId.parse('WBYXSUT6G6'), quantity: 2 }],
    maxPriceCents: cents(5593),
    maxShippingDays: 10,
    shipTo: {
      firstName: 'Maya',
      lastName: 'Okafor',
      address: {
        address: '418 Alder Row',
        address_2: 'Apt 2',
        city: 'Portland',
        state: 'OR',
        postal: '97205',
        country: 'United States',
      },
    },
    message: '',
  };

  expect(zincOrder(order, settings)).toEqual({
    retailer: 'amazon',
    idempotency_key: '64f000000000000000000001:1',
    products: [{ product_id: 'WBYXSUT6G6', quantity: 2 }],
    max_price: 5593,
    shipping: { order_by: 'price', max_days: 10 },
    shipping_address: {
      first_name: 'Maya',
      last_name: 'Okafor',
      address_line1: '418 Alder Row',
      address_line2: 'Apt 2',
      zip_code: '97205',
      city: 'Portland',
      state: 'OR',
      country: 'US',
      phone_number: '5551230000',
    },
    is_gift: true,
    addax: true,
    webhooks: {
      request_succeeded: 'https://shop.example/webhooks/retailer?order=64f000000000000000000001',
      request_failed: 'https://shop.example/webhooks/retailer?order=64f000000000000000000001',
      tracking_updated: 'https://shop.example/webhooks/retailer?order=64f000000000000000000001',
      case_updated: 'https://shop.example/webhooks/retailer?order=64f000000000000000000001',
    },
    client_notes: { order_id: '64f000000000000000000001' },
  });
});

test('a message of more than nine lines is joined to nine', () => {
  expect(giftMessage('1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11')).toBe('1\n2\n3\n4\n5\n6\n7\n8\n9 10 11');
});

test('a message is cut between two characters, never inside one', () => {
  const cut = giftMessage(`${'a'.repeat(239)}\u{1F381}`);
  expect(cut).toBe('a'.repeat(239));
});
