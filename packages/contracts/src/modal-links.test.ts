import { linkedModal, linkOf, withoutModalLink } from './modal-links.ts';

test('?item= opens the details of that wish', () => {
  expect(linkedModal({ pathname: '/ada', search: '?item=w1' })).toEqual({
    key: 'wishlists.itemDetails',
    props: { wishId: 'w1' },
  });
});

test.each([
  ['/ada', '?requested', 'ada'],
  ['/ada', '?requested&username=grace', 'grace'],
  ['/wishlists/7', '?requested=1', 'viewer'],
])('on %s, %s shows the requests of %s', (pathname, search, username) => {
  expect(linkedModal({ pathname, search }, 'viewer')).toEqual({
    key: 'social.relationship',
    props: { username, tab: 'requested' },
  });
});

test('a visitor who belongs to nobody sees no requests', () => {
  expect(linkedModal({ pathname: '/', search: '?requested' })).toBeUndefined();
});

test('an address that nobody has encoded is nobody’s profile, and opens what it would for whoever looks', () => {
  expect(linkedModal({ pathname: '/50%', search: '?requested' })).toBeUndefined();
  expect(linkedModal({ pathname: '/50%', search: '?requested' }, 'ada')).toEqual({
    key: 'social.relationship',
    props: { username: 'ada', tab: 'requested' },
  });
});

test('a wish has an address of its own, a product that nobody wishes for has none', () => {
  expect(linkOf({ key: 'wishlists.itemDetails', props: { wishId: 'w1' } })).toEqual({ name: 'item', value: 'w1' });
  expect(linkOf({ key: 'wishlists.itemDetails', props: { productId: 'p1' } })).toBeUndefined();
});

test('closing keeps the rest of the address', () => {
  expect(withoutModalLink('?item=w1&wishList=7')).toBe('?wishList=7');
  expect(withoutModalLink('?item=w1')).toBe('');
  expect(withoutModalLink('?requested=true&username=ada&tab=2')).toBe('?tab=2');
  expect(withoutModalLink('?item=w1&username=ada')).toBe('?username=ada');
});
