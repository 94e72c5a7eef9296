import type { Part } from './routes.ts';

/** The part that owns a modal or a slot, read from its key: `social.notificationBell` belongs to `mf-social`. */
export function ownerOfKey(key: `${string}.${string}`): Part {
  return ownerByPrefix(key.slice(0, key.indexOf('.')));
}

function ownerByPrefix(prefix: string): Part {
  switch (prefix) {
    case 'wishlists':
      return 'mf-wishlists';
    case 'social':
      return 'mf-social';
    case 'checkout':
      return 'mf-checkout';
    case 'account':
      return 'mf-account';
    default:
      throw new Error(`no part owns ${prefix}`);
  }
}
