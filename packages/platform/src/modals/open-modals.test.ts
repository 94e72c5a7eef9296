import { navigate } from '../router/browser-location.ts';
import { closeAllModals, followAddress, openModal, openModals } from './open-modals.ts';

const relationship = { username: 'ada', tab: 'followers' } as const;
const keys = () => openModals.get().map((modal) => modal.call.key);

/** What the shell does with every change of address. */
async function addressHasChanged() {
  await Promise.resolve();
  followAddress();
}

async function goBack() {
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await wentBack;
  await addressHasChanged();
}

beforeEach(() => {
  closeAllModals();
  navigate('/ada', { replace: true });
});

test('whoever opens a modal receives what it was completed with', async () => {
  const result = openModal('checkout.addCard', {});
  openModals.get()[0]?.settle({ cardId: 'card_1' });
  expect(await result).toEqual({ cardId: 'card_1' });
  expect(keys()).toEqual([]);
});

test('a modal that is closed gives nothing', async () => {
  const result = openModal('social.relationship', relationship);
  openModals.get()[0]?.settle();
  expect(await result).toBeUndefined();
});

test('modals stand on top of each other and close one by one', async () => {
  void openModal('checkout.giftItem', {
    wish: { id: 'w', wish_list_id: 'l', user_id: 'u', title: 'Teapot', price: 3800, quantity: 1 },
  });
  const card = openModal('checkout.addCard', {});
  expect(keys()).toEqual(['checkout.giftItem', 'checkout.addCard']);
  openModals.get()[1]?.settle({ cardId: 'card_1' });
  await card;
  expect(keys()).toEqual(['checkout.giftItem']);
});

test('a change of page closes all of them', async () => {
  const first = openModal('social.relationship', relationship);
  const second = openModal('account.auth', { mode: 'login' });
  closeAllModals();
  expect(await first).toBeUndefined();
  expect(await second).toBeUndefined();
  expect(keys()).toEqual([]);
});

test('a wish that is opened has an address, and Back closes it', async () => {
  const result = openModal('wishlists.itemDetails', { wishId: 'w1' });
  await addressHasChanged();
  expect(window.location.search).toBe('?item=w1');
  expect(keys()).toEqual(['wishlists.itemDetails']);
  await goBack();
  expect(await result).toBeUndefined();
  expect(keys()).toEqual([]);
});

test('closing a wish goes back to where it was opened, and closes with the address, however often it is pressed', async () => {
  const result = openModal('wishlists.itemDetails', { wishId: 'w1' });
  await addressHasChanged();
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  openModals.get()[0]?.settle();
  openModals.get()[0]?.settle();
  expect(keys()).toEqual(['wishlists.itemDetails']);
  await wentBack;
  await addressHasChanged();
  expect(window.location.pathname + window.location.search).toBe('/ada');
  expect(await result).toBeUndefined();
  expect(keys()).toEqual([]);
});

test('an address that was entered directly opens its modal, and closing it leaves the page below', async () => {
  navigate('/ada?item=w1&wishList=7', { replace: true });
  await addressHasChanged();
  expect(openModals.get()[0]?.call).toEqual({ key: 'wishlists.itemDetails', props: { wishId: 'w1' } });
  openModals.get()[0]?.settle();
  expect(window.location.pathname + window.location.search).toBe('/ada?wishList=7');
});

test('?requested shows who asks to follow', async () => {
  navigate('/ada?requested', { replace: true });
  await addressHasChanged();
  expect(openModals.get()[0]?.call).toEqual({
    key: 'social.relationship',
    props: { username: 'ada', tab: 'requested' },
  });
});
