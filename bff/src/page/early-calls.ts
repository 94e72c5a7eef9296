import type { EarlyCall } from '@wishbow/contracts/first-view';
import type { RegistrySnapshot } from '@wishbow/contracts/registry';
import { paramOf, type Route } from '@wishbow/contracts/routes';

/** Where a page is, as the browser has it. */
export interface PageAddress {
  readonly route: Route;
  readonly pathname: string;
  /** What follows the question mark. */
  readonly search: string;
}

/** What the parts of a snapshot ask first at an address, in the words of their pages, so that it can be asked before the scripts are there. */
export function earlyCallsOf({ parts }: RegistrySnapshot, address: PageAddress, page: string): EarlyCall[] {
  const calls = parts.flatMap(({ firstViews }) => firstViews?.[page]?.calls ?? []);
  return calls.flatMap((call) => filledCall(call, (name) => textOf(address, name)) ?? []);
}

const HOLE = /"\{(\w+)\}"/g;

/** Undefined where the address does not say what the call asks for: then the page shows something else. */
function filledCall({ body, ...call }: EarlyCall, find: (name: string) => string | undefined): EarlyCall | undefined {
  if (body === undefined) return call;
  const found = new Map([...body.matchAll(HOLE)].map(([, name = '']) => [name, find(name)]));
  if ([...found.values()].includes(undefined)) return undefined;
  return { ...call, body: body.replaceAll(HOLE, (_, name: string) => JSON.stringify(found.get(name))) };
}

/** A parameter of the route, or of the query. */
const textOf = ({ pathname, search }: PageAddress, name: string): string | undefined =>
  paramOf(pathname, name) ?? new URLSearchParams(search).get(name) ?? undefined;
