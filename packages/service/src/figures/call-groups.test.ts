import { groupOf } from './call-groups.ts';

test.each([
  ['/api/wishLists/:wishListId/deletion', '/api/wishLists'],
  ['/api/cart', '/api/cart'],
  ['/media/:picture', '/media'],
  ['/webhooks/{*provider}', '/webhooks'],
  ['/{*segments}', 'pages'],
  ['unrouted', 'files and others'],
])('a call to %s is counted under %s', (route, group) => {
  expect(groupOf(route)).toBe(group);
});
