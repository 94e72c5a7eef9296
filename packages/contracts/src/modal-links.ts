import type { ModalCall } from './modals.ts';
import { paramOf, routeOf } from './routes.ts';

/** The part of an address that can hold a modal open. */
type Address = { pathname: string; search: string };

const LINK_PARAMETERS = ['item', 'requested'];
/** Says whose requests those are. */
const REQUESTED_OF = 'username';

/**
 * The modal that an address opens: `?item=` the details of a wish, `?requested` the people asking to follow.
 * `?requested` speaks of `?username=`, else of the profile the address shows, else of the viewer.
 */
export function linkedModal({ pathname, search }: Address, viewerUsername?: string): ModalCall | undefined {
  const params = new URLSearchParams(search);
  const wishId = params.get('item');
  if (wishId) return { key: 'wishlists.itemDetails', props: { wishId } };
  if (!params.has('requested')) return undefined;
  const username = params.get(REQUESTED_OF) || profileOf(pathname) || viewerUsername;
  return username ? { key: 'social.relationship', props: { username, tab: 'requested' } } : undefined;
}

/** The query parameter that stands for a modal while it is open, or undefined where it has no address of its own. */
export function linkOf(call: ModalCall): { name: string; value: string } | undefined {
  if (call.key === 'wishlists.itemDetails' && 'wishId' in call.props) return { name: 'item', value: call.props.wishId };
  return undefined;
}

/** The search without what opens a modal: where closing a directly entered modal leads. */
export function withoutModalLink(search: string): string {
  const params = new URLSearchParams(search);
  if (params.has('requested')) params.delete(REQUESTED_OF);
  for (const name of LINK_PARAMETERS) params.delete(name);
  const rest = params.toString();
  return rest && `?${rest}`;
}

const profileOf = (pathname: string): string | undefined =>
  routeOf(pathname).page === 'profile' ? paramOf(pathname, 'username') : undefined;
