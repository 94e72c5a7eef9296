import { smokeVisits } from './smoke-visits.ts';

test('the pages of a part are looked at by those who may see them', () => {
  const pages = { wishlist: '/wishlists/:wishlist?', gifts: '/gifts/:username?', profile: '/:username', item: '/item' };
  expect(smokeVisits({ name: 'mf-wishlists', pages, directs: [] })).toEqual([
    { address: '/wishlists', by: 'visitor', owner: 'mf-wishlists' },
    { address: '/wishlists', by: 'person', owner: 'mf-wishlists' },
    { address: '/gifts', by: 'person', owner: 'mf-wishlists' },
    { address: '/maya_okafor', by: 'visitor', owner: 'mf-wishlists' },
    { address: '/maya_okafor', by: 'person', owner: 'mf-wishlists' },
  ]);
  expect(smokeVisits({ name: 'mf-account', pages: { login: '/login', admin: '/admin/*' }, directs: [] })).toEqual([
    { address: '/login', by: 'visitor', owner: 'mf-account' },
    { address: '/admin', by: 'admin', owner: 'mf-account' },
  ]);
});

test('for the shell one page of each part is enough', () => {
  const directs = [
    { page: 'browse', path: '/', owner: 'mf-wishlists' as const },
    { page: 'wishlist', path: '/wishlists/:wishlist?', owner: 'mf-wishlists' as const },
    { page: 'cart', path: '/cart', owner: 'mf-checkout' as const },
  ];
  expect(smokeVisits({ name: 'shell', pages: {}, directs })).toEqual([
    { address: '/', by: 'visitor', owner: 'mf-wishlists' },
    { address: '/', by: 'person', owner: 'mf-wishlists' },
    { address: '/cart', by: 'person', owner: 'mf-checkout' },
  ]);
});
