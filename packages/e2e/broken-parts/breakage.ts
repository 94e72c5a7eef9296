import type { Part } from '@wishbow/contracts/routes';
import type { PartFault } from '../failure-views/part-views.ts';

/** What comes of a file: itself, nothing until the test lets it go, itself with something behind it, or another answer. */
type Arrival = 'whole' | 'held' | { readonly behind: string } | { readonly status: number; readonly body: string };

const isEntry = (file: string) => file.endsWith('/remoteEntry.js');
const isSheet = (file: string) => file.endsWith('.css');

/** Which files a fault is in, and how those arrive. */
const faults: Readonly<Record<PartFault, { isIn(file: string): boolean; arrival(container: string): Arrival }>> = {
  'entry 404': { isIn: isEntry, arrival: () => ({ status: 404, body: '' }) },
  'entry 500': { isIn: isEntry, arrival: () => ({ status: 500, body: '' }) },
  'entry slow': { isIn: isEntry, arrival: () => 'held' },
  'syntax error': { isIn: isEntry, arrival: (container) => ({ status: 200, body: `var ${container} = {` }) },
  'throw in mount': { isIn: isEntry, arrival: (container) => ({ behind: throwing(container) }) },
  'style sheet 404': { isIn: isSheet, arrival: () => ({ status: 404, body: '' }) },
  hang: { isIn: isEntry, arrival: () => 'held' },
};

/** How a file of a broken part arrives. */
export function arrivalOf(file: string, part: Part, fault: PartFault): Arrival {
  const { isIn, arrival } = faults[fault];
  return isIn(file) ? arrival(part.replaceAll('-', '_')) : 'whole';
}

/** Behind the script of a container: whatever it hands out from then on throws as soon as it is to be shown. */
const throwing = (container: string) => `;{
  const { init, get } = ${container};
  const fail = () => { throw new Error('thrown on demand'); };
  const done = async () => undefined;
  const views = { default: new Proxy({}, { get: () => async () => ({ default: fail }) }) };
  const pages = { bootstrap: done, mount: async () => fail(), unmount: done };
  ${container} = { init, get: (name) => get(name).then(() => () => (name === './lifecycles' ? pages : views)) };
}`;
