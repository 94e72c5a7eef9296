import { browserEvents } from '@wishbow/contracts/browser-events';
import { emit, on } from './browser-events.ts';

test('parts hear what has happened in another part, until they stop listening', () => {
  const heard: string[] = [];
  const stop = on('checkout:gift-placed', ({ orderId }) => heard.push(orderId));
  emit(browserEvents, 'checkout:gift-placed', { orderId: 'o1', wishId: 'w1' });
  stop();
  emit(browserEvents, 'checkout:gift-placed', { orderId: 'o2', wishId: 'w1' });
  expect(heard).toEqual(['o1']);
});

test('news that does not fit its contract reaches nobody', () => {
  const heard: string[] = [];
  on('wishlists:list-created', ({ wishlistId }) => heard.push(wishlistId));
  expect(() => emit(browserEvents, 'wishlists:list-created', { wishlistId: '' })).toThrow();
  expect(heard).toEqual([]);
});
