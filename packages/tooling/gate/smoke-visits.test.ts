import { safeCalls, smokeVisits } from './smoke-visits.ts';

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

test('for a BFF each page of every part is, and what can be asked without changing anything', () => {
  const directs = [
    { page: 'browse', path: '/', owner: 'mf-wishlists' as const },
    { page: 'profile', path: '/:username', owner: 'mf-wishlists' as const },
  ];
  expect(smokeVisits({ name: 'bff', pages: {}, directs }).map(({ address, by }) => [address, by])).toEqual([
    ['/', 'visitor'],
    ['/', 'person'],
    ['/maya_okafor', 'visitor'],
    ['/maya_okafor', 'person'],
  ]);
  // Its page comes with the part, which needs the BFF first.
  const isShown = ({ page }: { page: string }) => page !== 'profile';
  expect(smokeVisits({ name: 'bff', pages: {}, directs }, isShown).map(({ address }) => address)).toEqual(['/', '/']);
  const call = { aliases: [], responses: {} };
  const answers = {
    getMe: { ...call, method: 'GET', path: '/api/me', audience: 'user' },
    logoutByLink: { ...call, method: 'GET', path: '/api/auth/logout', audience: 'public' },
    getOrder: { ...call, method: 'GET', path: '/api/orders/:id', audience: 'user' },
    logout: { ...call, method: 'POST', path: '/api/auth/logout', audience: 'user' },
  };
  expect([safeCalls({ answers }, 'person'), safeCalls({ answers }, 'visitor')]).toEqual([['/api/me'], []]);
});
