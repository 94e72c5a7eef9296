import type { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import type { cartContract } from '@wishbow/contracts/cart-contract';
import type { creditContract } from '@wishbow/contracts/credit-contract';
import type { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { invitationsContract } from '@wishbow/contracts/invitations-contract';
import type { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import type { ordersContract } from '@wishbow/contracts/orders-contract';
import type { paymentsContract } from '@wishbow/contracts/payments-contract';
import type { WishId } from '@wishbow/contracts/wire-types';
import { everybody, signedIn } from '../subjects.ts';
import type { World } from '../world/world.ts';
import type { Case, CasesOf } from './cases-of.ts';

type OrderContract = typeof ordersContract &
  typeof orderActionsContract &
  typeof customGiftsContract &
  typeof cartContract &
  typeof cartCheckoutContract &
  typeof creditContract &
  typeof paymentsContract &
  typeof invitationsContract;

const ORDERS = 'services/orders/src';
const INVITATIONS = 'services/orders/src/invitations';
const NOTHING = { subtotal: '0.00', processingFee: '0.00', shipping: '0.00', amount: '0.00', creditAmount: '0.00' };

/** An order exists for its buyer alone: not even for whom it is for. */
const ofBuyer = (mine: string, allowedIn?: string) => ({
  about: 'the buyer’s order',
  outcomes: signedIn('404 not_found', { buyer: mine }),
  ...(allowedIn && { allowedIn }),
});
const theOrder = ({ gift }: World) => ({ id: gift.orderId });

const ofCart = <Sent>(call: (id: Awaited<ReturnType<World['newCartItem']>>) => Sent): Case<Sent>[] => [
  {
    about: 'something in the buyer’s cart',
    call: async ({ newCartItem }) => call(await newCartItem()),
    outcomes: signedIn('404 not_found', { buyer: '200' }),
  },
];

/** Giving away what hangs in the open, on a private list, and with a private person, by somebody who has no card yet. */
const givingFrom = <Sent>(
  call: (wish: WishId, world: World) => Sent,
  outcome: string,
  allowedIn?: string,
): Case<Sent>[] => [
  {
    about: 'the recipient’s wish',
    call: (world) => call(world.otherWish, world),
    outcomes: signedIn(outcome, { recipient: '403 self_gift' }),
    ...(allowedIn && { allowedIn }),
  },
  {
    about: 'a wish on a private list',
    call: (world) => call(world.secretProductWish, world),
    outcomes: signedIn('404 not_found', { owner: '403 self_gift', follower: outcome }),
    ...(allowedIn && { allowedIn }),
  },
  {
    about: 'a private person’s wish',
    call: (world) => call(world.hermitProductWish, world),
    outcomes: signedIn('404 not_found', { follower: outcome }),
    ...(allowedIn && { allowedIn }),
  },
];

export const orderCases: CasesOf<OrderContract> = {
  quoteGift: givingFrom((wish_id) => ({ body: { wish_id, quantity: 1, ship_to: 'them' as const } }), '200'),
  checkoutItem: [
    {
      about: 'to somebody whose wish it is not',
      call: (world) => ({
        body: {
          order: {
            ...NOTHING,
            quantity: 1,
            item: { id: world.otherWish },
            to_user_id: world.owner.id,
            to_address_user_id: world.owner.id,
            wish_list_id: world.gift.list,
          },
        },
      }),
      outcomes: signedIn('422 mismatch', { recipient: '403 self_gift' }),
      allowedIn: 'packages/e2e/authorisation/world/gifts.ts',
    },
  ],
  listOrders: [
    { about: 'one’s own', call: () => ({ body: {} }), outcomes: signedIn('200') },
    {
      about: 'the buyer’s',
      call: ({ buyer }) => ({ body: { userId: buyer.id } }),
      outcomes: signedIn('403 identity_mismatch', { buyer: '200' }),
    },
  ],
  addCard: [{ call: () => ({ body: { token: 'tok_visa' } }), outcomes: signedIn('201') }],
  deleteCard: [
    {
      about: 'one of the buyer’s',
      call: async ({ newCard }) => ({ body: { card: { id: await newCard() } } }),
      outcomes: signedIn('404 card_not_found', { buyer: '200' }),
    },
  ],
  getOrder: [{ ...ofBuyer('200'), call: (world) => ({ body: { order: theOrder(world) } }) }],
  retryOrder: [
    {
      ...ofBuyer('409 not_retryable', `${ORDERS}/retries`),
      call: (world) => ({ body: { order: theOrder(world) } }),
    },
  ],
  returnOrder: [
    {
      ...ofBuyer('409 invalid_state', `${ORDERS}/returns`),
      call: (world) => ({
        body: {
          order: { ...theOrder(world), reasonCode: 'no longer needed' as const, returningItems: [world.gift.lineId] },
        },
      }),
    },
  ],
  retrieveReturn: [
    { ...ofBuyer('409 invalid_state', `${ORDERS}/returns`), call: (world) => ({ body: { order: theOrder(world) } }) },
  ],
  cancelOrder: [{ ...ofBuyer('200'), call: (world) => ({ body: { order: theOrder(world) } }) }],
  checkoutCustomItem: [
    {
      about: 'a wish from elsewhere in the open',
      call: ({ openWish }) => ({ body: { wish: { id: openWish, external: true, fund: false, quantity: 1 } } }),
      outcomes: signedIn('200', { owner: '403 self_gift' }),
    },
    {
      about: 'a wish from elsewhere on a private list',
      call: ({ secretWish }) => ({ body: { wish: { id: secretWish, external: true, fund: false, quantity: 1 } } }),
      outcomes: signedIn('404 not_found', { owner: '403 self_gift', follower: '200' }),
    },
  ],
  undoGift: [
    {
      about: 'one of the buyer’s',
      call: async ({ newGift }) => ({ body: { gift: { id: await newGift() } } }),
      outcomes: signedIn('404 not_found', { buyer: '200' }),
    },
  ],
  listOwnGifts: [{ call: ({ openWish }) => ({ body: { wish: { id: openWish } } }), outcomes: signedIn('200') }],
  requestFundPayout: [
    {
      about: 'a fund of the owner’s in the open',
      call: ({ fund }) => ({ body: { wish: { id: fund } } }),
      outcomes: signedIn('403 forbidden', { owner: '200' }),
    },
    {
      about: 'a fund of the owner’s on a private list',
      call: ({ secretFund }) => ({ body: { wish: { id: secretFund } } }),
      outcomes: signedIn('404 not_found', { owner: '409 invalid_state', follower: '403 forbidden' }),
      allowedIn: 'packages/e2e/authorisation/cases',
    },
  ],
  addToCart: givingFrom((wish_id) => ({ body: { item: { wish_id } } }), '201'),
  getCartItems: [
    { about: 'one’s own', call: () => ({ body: {} }), outcomes: signedIn('200') },
    {
      about: 'the buyer’s',
      call: ({ buyer }) => ({ body: { userId: buyer.id } }),
      outcomes: signedIn('403 identity_mismatch', { buyer: '200' }),
    },
  ],
  countCartItems: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  removeFromCart: ofCart((id) => ({ body: { item: { id } } })),
  updateCartItem: ofCart((id) => ({ body: { item: { id, message: 'For you' } } })),
  increaseCartItemQuantity: ofCart((id) => ({ body: { item: { id } } })),
  decreaseCartItemQuantity: [
    {
      about: 'something in the buyer’s cart',
      call: async ({ newCartItem }) => ({ body: { item: { id: await newCartItem(2) } } }),
      outcomes: signedIn('404 not_found', { buyer: '200' }),
    },
  ],
  checkoutCart: [
    {
      call: () => ({ body: { order: { ...NOTHING, version: 1_000_000 } } }),
      outcomes: signedIn('409 prices_changed'),
      allowedIn: `${ORDERS}/cart-checkout`,
    },
  ],
  listCreditEntries: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  confirmPayment: [
    {
      ...ofBuyer('200'),
      call: ({ gift }) => ({ body: { payment: { kind: 'order', id: gift.orderId } } }),
    },
  ],
  getInvitation: [
    {
      call: () => ({ body: { token: 'a'.repeat(43) } }),
      outcomes: everybody('422 invalid_token'),
      allowedIn: INVITATIONS,
    },
  ],
  claimGift: [
    {
      call: () => ({ body: { token: 'a'.repeat(43) } }),
      outcomes: everybody('422 invalid_token'),
      allowedIn: INVITATIONS,
    },
  ],
};
