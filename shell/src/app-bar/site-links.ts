import { isBuilt, type PageRegistry } from '@wishbow/contracts/registry';
import { hrefOf, routeOf } from '@wishbow/contracts/routes';
import { Activity, Gift, House, type LucideIcon, Plus, ShoppingCart } from 'lucide-react';

export type SiteLink = { label: string; href: string; icon: LucideIcon; isMainAction?: true; hasCartCount?: true };

const home: SiteLink = { label: 'Home', href: '/', icon: House };
const liveFeed: SiteLink = { label: 'Live Feed', href: hrefOf('liveFeed'), icon: Activity };
const add: SiteLink = { label: 'Add a wish', href: hrefOf('browseWithSearch'), icon: Plus, isMainAction: true };
const cart: SiteLink = { label: 'Cart', href: hrefOf('cart'), icon: ShoppingCart, hasCartCount: true };
const lists: SiteLink = { label: 'My lists', href: hrefOf('wishlist', {}), icon: Gift };

/** The links of the top and the bottom bar, in their order. A link appears once its page is built. */
export const topLinks = (registry: PageRegistry) => [home, liveFeed].filter((link) => leadsSomewhere(registry, link));
export const bottomLinks = (registry: PageRegistry) =>
  [home, liveFeed, add, cart, lists].filter((link) => leadsSomewhere(registry, link));

/** Whether there is a cart to look into. */
export const hasCart = (registry: PageRegistry): boolean => leadsSomewhere(registry, cart);

function leadsSomewhere(registry: PageRegistry, link: SiteLink): boolean {
  return isBuilt(registry, routeOf(link.href));
}
