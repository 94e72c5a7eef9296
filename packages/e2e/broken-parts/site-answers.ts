import type { Part } from '@wishbow/contracts/routes';
import { FIRST_DAY, noonOf, seededWorld } from '@wishbow/testing/world/seeded-world';
import type { World } from '@wishbow/testing/world/world';
import { getResponse } from 'msw';
import account from '../../../mf-account/src/exposes/mocks.ts';
import checkout from '../../../mf-checkout/src/exposes/mocks.ts';
import social from '../../../mf-social/src/exposes/mocks.ts';
import wishlists from '../../../mf-wishlists/src/exposes/mocks.ts';
import { readChoice } from '../../../shell/src/mocks/mock-choice.ts';
import { worldHandlers } from '../../../shell/src/mocks/world-handlers.ts';
import type { PartFault } from '../failure-views/part-views.ts';

const MOCKS = [wishlists, social, checkout, account];

/** A small world with a part that is broken until somebody mends it. */
export interface Site {
  broken: { readonly part: Part; readonly fault: PartFault } | null;
  readonly world: World;
  /** What pages have reported to `POST /api/clientErrors`. */
  readonly reports: { readonly owner: string; readonly message: string }[];
  /** Lets files arrive that are held back. */
  readonly held: (() => void)[];
}

/** Maya is signed in. She has no address yet, so that sending something to herself asks for one. */
export function siteWith(broken: Site['broken']): Site {
  const world = seededWorld(noonOf(FIRST_DAY));
  for (const person of world.people) if (person.id === world.viewerId) person.address = null;
  return { broken, world, reports: [], held: [] };
}

/** What held files there are arrives, and from now on all do. */
export function mend(site: Site): void {
  site.broken = null;
  release(site);
}

export function release({ held }: Site): void {
  for (const arrive of held.splice(0)) arrive();
}

/** What the servers answer: the site by itself, else the mocks of the part whose call it is. */
export async function answerOf(site: Site, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/clientErrors') site.reports.push(await request.json());
  if (pathname === '/api/clientErrors' || pathname === '/api/pageHealth') return Response.json({});
  if (pathname === '/api/checkForRefresh') return Response.json(false);
  // No live news, and no asking for them again.
  if (pathname === '/api/events') return new Response(null, { status: 204 });
  const handlers = worldHandlers(MOCKS, { choice: readChoice(''), world: site.world }, () => undefined);
  return (await getResponse(handlers, request)) ?? new Response('no mock answers this', { status: 501 });
}
