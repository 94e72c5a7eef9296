import { ProductId } from '@wishbow/contracts/items';
import type { Thing } from '@wishbow/contracts/things';
import { WishId } from '@wishbow/contracts/wire-types';

/** A thing by what is stored of it. */
export const storedThing = (kind: Thing['kind'], thingId: string): Thing =>
  kind === 'wish' ? { kind, thingId: WishId.parse(thingId) } : { kind, thingId: ProductId.parse(thingId) };
