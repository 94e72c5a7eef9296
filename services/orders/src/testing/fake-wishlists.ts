import { notFound, problem } from '@wishbow/contracts/problem';
import { seenWishesInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import { OrderId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import { wishUnitsInternalContract } from '@wishbow/contracts/wish-units-contract';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { cents } from '@wishbow/domain/money';
import { implement } from '@wishbow/http/implement';
import { SPA_CANDLE } from './fake-catalog.ts';
import { createFakeFunds } from './fake-funds.ts';
import { maya } from './people.ts';

const ANOTHER_ORDER = OrderId.parse('64f0000000000000000000ff');
export const MAYAS_LIST = WishlistId.parse('64c000000000000000000001');

/** `look` is what a page shows differently from a candle. */
type Units = {
  look?: () => Partial<WishOnPage>;
  isRemoved?: boolean;
  isHidden?: boolean;
  wanted: number;
  reserved: Map<OrderId, number>;
  gifted: Map<OrderId, number>;
};
const sum = (units: Map<OrderId, number>) => [...units.values()].reduce((total, quantity) => total + quantity, 0);
const isSeen = ({ isRemoved, isHidden }: Units) => !isRemoved && !isHidden;
const free = ({ wanted, reserved, gifted }: Units) => wanted - sum(reserved) - sum(gifted);

const VASE = {
  product_id: null,
  asin: null,
  title: 'Hand-thrown amphora vase',
  url: 'https://pottersrow.example/amphora',
  external: true,
};

/** What is taken already is answered as it is, whatever became of the wish. */
function reserveOf(units: Units, orderId: OrderId, quantity: number) {
  if (units.reserved.has(orderId) || units.gifted.has(orderId)) return { status: 200, body: {} } as const;
  if (!isSeen(units)) return { status: 404, body: notFound } as const;
  if (free(units) < quantity) {
    const body = problem('already_gifted', 'Somebody was faster: this wish has already been gifted.');
    return { status: 409, body } as const;
  }
  units.reserved.set(orderId, quantity);
  return { status: 200, body: {} } as const;
}

/** Maya's wishlist in memory; units are taken one request at a time. */
export function createFakeWishlists() {
  const wishes = new Map<WishId, Units>();
  const funds = createFakeFunds();
  let wishCount = 0;

  const routes = () =>
    implement(wishUnitsInternalContract, {
      getWishForGift: async ({ body: { wishId } }) => {
        const units = wishes.get(wishId);
        return units && isSeen(units)
          ? { status: 200, body: { wish: wishOf(wishId, units) } }
          : { status: 404, body: notFound };
      },
      listWishesForProduct: async ({ body: { ownerId } }) => ({
        status: 200,
        body: {
          wishes: [...wishes]
            .filter(([, units]) => ownerId === maya.id && isSeen(units) && free(units) > 0)
            .map(([wishId, units]) => wishOf(wishId, units)),
        },
      }),
      reserveUnits: async ({ body: { wishId, orderId, quantity } }) => {
        const units = wishes.get(wishId);
        return units ? reserveOf(units, orderId, quantity) : { status: 404, body: notFound };
      },
      releaseUnits: async ({ body: { wishId, orderId } }) => {
        const units = wishes.get(wishId);
        units?.reserved.delete(orderId);
        units?.gifted.delete(orderId);
        return { status: 200, body: {} };
      },
      giftUnits: async ({ body: { wishId, orderId } }) => {
        const units = wishes.get(wishId);
        if (!units) return { status: 404, body: notFound };
        const held = units.reserved.get(orderId);
        if (held) units.gifted.set(orderId, held);
        units.reserved.delete(orderId);
        return { status: 200, body: { fulfilled: sum(units.gifted) >= units.wanted } };
      },
    });

  /** Wishes as other services show them. */
  const seenRoutes = () =>
    implement(seenWishesInternalContract, {
      listSeenWishes: async ({ body: { wishIds } }) => ({
        status: 200,
        body: {
          wishes: [...wishes]
            .filter(([wishId, units]) => wishIds.includes(wishId) && isSeen(units))
            .map(([wishId, units]) => wishOf(wishId, units)),
        },
      }),
    });

  const nextId = () => {
    wishCount += 1;
    return WishId.parse(`64d0000000000000000${String(wishCount).padStart(5, '0')}`);
  };
  const add = (units: Partial<Units>, id = nextId()): WishId => {
    wishes.set(id, { wanted: 1, reserved: new Map(), gifted: new Map(), ...units });
    return id;
  };

  return {
    routes,
    seenRoutes,
    fundRoutes: funds.routes,
    fundStates: funds.states,
    addWish: ({
      wanted = 1,
      isGifted = false,
      id,
    }: {
      wanted?: number;
      isGifted?: boolean;
      id?: WishId;
    } = {}): WishId => add({ wanted, gifted: new Map(isGifted ? [[ANOTHER_ORDER, wanted]] : []) }, id),
    /** A vase from a shop elsewhere. */
    addLink: ({ wanted = 1 } = {}): WishId => add({ wanted, look: () => VASE }),
    /** A fund with a goal in dollars. */
    addFund: (goalDollars: number): WishId => {
      const id = add({ look: () => funds.lookOf(id) });
      funds.add(id, cents(goalDollars * 100));
      return id;
    },
    /** Its owner removes it, whoever has taken it. */
    removeWish: (wishId: WishId) => {
      const units = wishes.get(wishId);
      if (units) wishes.set(wishId, { ...units, isRemoved: true });
      funds.remove(wishId);
    },
    /** Its owner makes the list private, for people who do not follow her. */
    hideWish: (wishId: WishId) => {
      const units = wishes.get(wishId);
      if (units) wishes.set(wishId, { ...units, isHidden: true });
      funds.hide(wishId);
    },
    /** What was chipped in to a fund is no longer known there. */
    forgetAmounts: funds.forget,
    /** What an order or a visitor could find out about a wish. */
    unitsOf: (wishId: WishId) => {
      const units = wishes.get(wishId);
      return { reserved: units ? sum(units.reserved) : 0, gifted: units ? sum(units.gifted) : 0 };
    },
  };
}

function wishOf(id: WishId, units: Units): WishOnPage {
  return {
    id,
    wish_list_id: MAYAS_LIST,
    user_id: maya.id,
    item_id: null,
    product_id: SPA_CANDLE,
    asin: SPA_CANDLE,
    title: 'Spa candle, large',
    variant_title: null,
    store: null,
    image: null,
    price: cents(2400),
    quantity: units.wanted,
    available_quantity: free(units),
    fulfilled: sum(units.gifted) >= units.wanted,
    url: null,
    notes: '',
    extra_description: '',
    external: false,
    fund: false,
    like_count: 0,
    comment_count: 0,
    liked: false,
    contributed_amount: null,
    remaining_amount: null,
    payout_requested: null,
    payout_dispatched: null,
    created_at: '2026-01-01T00:00:00.000Z',
    user: maya,
    wishlist: { id: MAYAS_LIST, name: 'Everything', event: false },
    ...units.look?.(),
  };
}
