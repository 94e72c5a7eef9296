import { ALL_ENDPOINTS } from './all-contracts.ts';

/** Specification section 7: requests hidden from the loading spinner. */
test.each([
  'likeItem',
  'likeComment',
  'getNotifications',
  'refreshNotifications',
  'getReviews',
  'clearUnviewedNotificationsCount',
  'increaseItemQuantity',
  'decreaseItemQuantity',
  'increaseCartItemQuantity',
  'decreaseCartItemQuantity',
  'updateWishlistOrder',
  'getTrendingItemsById',
])('nobody sees the spinner for %s', (id) => {
  expect(ALL_ENDPOINTS.find((endpoint) => endpoint.id === id)?.quiet).toBe(true);
});

test.each(['login', 'register', 'updateProfile', 'createWish', 'removeFromCart', 'checkoutItem'])(
  'whoever waits for %s sees the spinner',
  (id) => {
    const endpoint = ALL_ENDPOINTS.find((one) => one.id === id);
    expect(endpoint).toBeDefined();
    expect(endpoint?.quiet).toBeUndefined();
  },
);
