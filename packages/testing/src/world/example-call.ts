import type { Endpoint } from '@wishbow/contracts/endpoint';
import * as z from 'zod';
import { idOf } from '../builders/ids.ts';
import type { RawCall } from '../mock-contract.ts';
import { orderIdOf } from './seed/orders.ts';
import { MAYA, THEO } from './seed/people.ts';
import { productIdOf } from './seed/products.ts';
import type { World } from './world.ts';

/** As much of a JSON schema as is looked at. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly format?: string;
  readonly minItems?: number;
}

/** What a name of the wire stands for in the world: the first that fits. */
const NAMED: readonly [RegExp, (world: World) => unknown][] = [
  // First what one call means by a name that others use for something else.
  [/(?:update|remove|increase|decrease).*Cart.*item\.id$/, (world) => world.cart[0]?.id],
  [/^requestFundPayout.*\.id$/, () => idOf('wish', 5)],
  [/^resolveOrder\.orderId$/, () => orderIdOf(7)],
  [/^retryOrder.*(?:orderId|order\.id)$/, () => orderIdOf(6)],
  [/^returnOrder.*order\.id$/, () => orderIdOf(12)],
  [/^retrieveReturn.*order\.id$/, () => orderIdOf(14)],
  [/^(?:register|changeUsername)\.username$/, () => 'somebody_new'],
  [/^register\.email$/, () => 'new@example.com'],
  [/^confirmLogin\.pending_token$/, () => MAYA],
  [/wish.?list.?ids?$|wishList\.id$/i, () => idOf('wishlist', 1)],
  [/settingsId$/, () => MAYA],
  [/session.?id$/i, (world) => world.sessions[0]?.id],
  [/passkeyId$/, (world) => world.passkeys[0]?.id],
  [/payoutId$/, (world) => world.office.payouts[0]?.id],
  [/themeId$|trendingCategoryId$|theme_ids$/, (world) => world.office.themes[0]?.id],
  [/report_ids$/, (world) => world.office.reports[0]?.id],
  [/mail_ids$/, (world) => world.office.mails[0]?.id],
  [/recommendation_?id$/i, (world) => world.recommendations[0]?.id],
  [/relationship_id$/, (world) => world.follows.find(({ approved }) => !approved)?.id],
  [/notification\.id$/, (world) => world.notifications[0]?.id],
  [/(comment|reply|answered)\.id$/, (world) => world.comments[0]?.id],
  [/card\.id$|card_id$/, (world) => world.people[0]?.cards[0]?.id],
  [/gift\.id$/, (world) => world.gifts[0]?.id],
  [/order\.id$|orderId$/, () => orderIdOf(5)],
  [/product_?ids?$|asin$/i, () => productIdOf(1)],
  [/itemId$/, () => idOf('item', 1)],
  [/wish_?id$|wish\.id$|item\.id$/i, () => idOf('wish', 6)],
  [/follower_?user_?id$/i, () => MAYA],
  [/user_?ids?$|reported\.id$/i, () => THEO],
  [/username$/i, () => 'theo_l'],
  [/email$/i, () => 'maya@example.com'],
  [/postal$/, () => '97205'],
  [/url$/, () => 'https://shop.example/dp/WB00000001'],
  [/date$|day$|birthday$/, () => '2026-12-24'],
  [/refund_id$|grant_id$/, () => '0c9d2f7e-3b1a-4c57-9a53-2d1e5f6a7b8c'],
  [/subtotal$|processingFee$|shipping$|amount$|creditAmount$/, () => '12.00'],
  [/image$/, () => null],
  [/version$/, () => 1],
  [
    /name$|title$|text$|comment$|reason$|message$|password|token$|address$|city$|state$|country$|code$/i,
    () => 'something',
  ],
];

/**
 * A call that somebody might make in a world, made from the contract: what has to be there, with ids of things that are.
 * A contract that grows is asked for what it has grown by.
 */
export const exampleCall = (endpoint: Endpoint, world: World): RawCall => ({
  params: exampleOf(endpoint.params, endpoint.id, world),
  query: exampleOf(endpoint.query, endpoint.id, world),
  body: exampleOf(endpoint.body, endpoint.id, world),
  headers: new Headers(),
});

const exampleOf = (schema: z.ZodType | undefined, name: string, world: World): unknown =>
  schema && madeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, name, world);

function madeOf(schema: Schema, name: string, world: World): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  const [fixed = schema.const] = schema.enum ?? [];
  if (fixed !== undefined) return fixed;
  if (schema.type === 'object') return objectOf(schema, name, world);
  if (schema.type === 'array') return [madeOf(schema.items ?? {}, name, world)];
  if (schema.type === 'boolean') return true;
  const known = NAMED.find(([pattern]) => pattern.test(name));
  if (known) return orNobodys(known[1](world));
  return first ? madeOf(first, name, world) : plainOf(schema);
}

/** An id that nothing has, where the world has no such thing. */
const orNobodys = (value: unknown): unknown => (value === undefined ? 'f'.repeat(24) : value);

const plainOf = ({ type, minimum = 1 }: Schema): unknown =>
  type === 'integer' || type === 'number' ? Math.max(1, minimum) : 'something';

function objectOf({ properties = {}, required = [] }: Schema, name: string, world: World): object {
  const wanted = Object.entries(properties).filter(([key]) => required.includes(key) || IDS.test(key));
  return Object.fromEntries(
    wanted
      .map(([key, schema]) => [key, madeOf(schema, `${name}.${key}`, world)])
      .filter(([, value]) => value !== undefined),
  );
}

/** Optional, and yet what a call is about. */
const IDS = /^(?:wish_id|product_id)$/;
