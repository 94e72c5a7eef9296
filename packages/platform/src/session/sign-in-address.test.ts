import { pathAfterSignIn, signInHref } from './sign-in-address.ts';

test('signing in leads back to where one was', () => {
  expect(signInHref('login', { pathname: '/wishlists/7', search: '?item=w1' })).toBe(
    '/login?redirect=%2Fwishlists%2F7%3Fitem%3Dw1',
  );
  expect(pathAfterSignIn('?redirect=%2Fwishlists%2F7%3Fitem%3Dw1')).toBe('/wishlists/7?item=w1');
});

test('going to and fro between logging in and signing up keeps the one way back', () => {
  const login = { pathname: '/login', search: '?redirect=%2Fwishlists%2F7%3Fitem%3Dw1' };
  expect(signInHref('register', login)).toBe('/register?redirect=%2Fwishlists%2F7%3Fitem%3Dw1');
  expect(signInHref('login', { pathname: '/register', search: '' })).toBe('/login');
});

test('home needs no way back', () => {
  expect(signInHref('register', { pathname: '/', search: '' })).toBe('/register');
  expect(pathAfterSignIn('')).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  'javascript:alert(1)',
])('signing in never leads off the site: %s', (redirect) =>
  expect(pathAfterSignIn(`?${new URLSearchParams({ redirect })}`)).toBe('/'),
);
