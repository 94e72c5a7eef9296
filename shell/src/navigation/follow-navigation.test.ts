import { act } from '@testing-library/react';
import { navigate, openModal, setFieldErrors } from '@wishbow/platform';
import { openModals, pageError, pageTitle, session } from '@wishbow/platform/shell';
import { aPerson } from '../../../packages/platform/src/testing/person.ts';
import { followNavigation } from './follow-navigation.ts';

const here = () => window.location.pathname + window.location.search;
const goTo = (href: string) => act(async () => navigate(href));

beforeAll(() => {
  window.scrollTo = () => undefined;
  document.body.innerHTML = '<main id="main"><h1>Home</h1></main>';
  followNavigation();
});

beforeEach(async () => {
  session.set({ user: null });
  await goTo('/');
});

test('a change of page closes every modal, takes the error page away and gives the page its title', async () => {
  const result = openModal('social.relationship', { username: 'ada', tab: 'followers' });
  pageError.set({ statusCode: 500 });
  setFieldErrors({ name: ['Please add a name.'] });
  await goTo('/users');
  expect(await result).toBeUndefined();
  expect(openModals.get()).toEqual([]);
  expect(pageError.get()).toBeUndefined();
  expect(pageTitle.get()).toBe('People');
});

test('what the first page has asked ahead and not taken is nothing that the next one waits for', async () => {
  const asked = new Map([['POST /api/getCartItems', Promise.resolve(new Response())]]);
  globalThis.wishbowEarlyAnswers = asked;
  await goTo('/?tab=trending');
  expect(asked.size).toBe(1);
  await goTo('/users');
  expect(asked.size).toBe(0);
});

test('a change of query is no change of page', async () => {
  void openModal('social.relationship', { username: 'ada', tab: 'followers' });
  await goTo('/?tab=trending');
  expect(openModals.get()).toHaveLength(1);
});

test('an address with a wish in it opens the wish', async () => {
  await goTo('/ada?item=w1');
  expect(openModals.get()[0]?.call).toEqual({ key: 'wishlists.itemDetails', props: { wishId: 'w1' } });
});

test('a visitor is sent to sign in, and led back once they have', async () => {
  await goTo('/cart');
  expect(here()).toBe('/login?redirect=%2Fcart');
  await act(async () => session.set({ user: aPerson('507f1f77bcf86cd799439011', 'ada') }));
  expect(here()).toBe('/cart');
});

test('the focus goes to the heading of the page that has come, not of the one that leaves', async () => {
  const main = document.getElementById('main');
  await goTo('/users');
  expect(document.activeElement).toBe(document.body);
  await act(async () => main?.replaceChildren(Object.assign(document.createElement('h1'), { textContent: 'People' })));
  expect(document.activeElement).toHaveTextContent('People');
});
