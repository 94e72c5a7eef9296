import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { browserEvents } from '@wishbow/contracts/browser-events';
import { DOMAIN_EVENT_TYPES, DomainEventPayloads } from '@wishbow/contracts/domain-events';
import { modalContracts } from '@wishbow/contracts/modals';
import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import { owners, type Route, routes } from '@wishbow/contracts/routes';
import { SERVICE_NAMES } from '@wishbow/contracts/service-names';
import { slotContracts } from '@wishbow/contracts/slots';
import { subscribersOf } from '@wishbow/service/outbox/subscriptions';
import { spokenComments } from './spoken-comments.ts';
import { code, listed, table } from './table.ts';
import { typeText } from './type-text.ts';
import type { Use } from './who-uses.ts';

/** Public calls: those between our services are nobody's business in the browser. */
const calls = ALL_ENDPOINTS.filter(({ audience }) => audience !== 'internal');
const isKey = (key: string): key is `${string}.${string}` => key.includes('.');

/** Every part with how much it owns: the way into the other pages. */
export function overviewPage(): string {
  const owned = (table_: object, owner: string) =>
    Object.keys(table_).filter((key) => isKey(key) && owner !== 'shell' && ownerOfKey(key) === owner).length;
  const rows = owners.map((owner) => [
    code(owner),
    String(routes.filter((route) => route.owner === owner).length),
    String(owned(modalContracts, owner)),
    String(owned(slotContracts, owner)),
    String(Object.keys(browserEvents).filter((name) => `mf-${name.split(':')[0]}` === owner).length),
  ]);
  return [
    table(['Owner', '[Routes](routes.md)', '[Modals](modals.md)', '[Slots](slots.md)', '[Events](events.md)'], rows),
    '[Calls](calls.md) says which service answers what, and who asks; [budgets](budgets.md) what a build may weigh and weighs.',
    'How a team works with its part: [working on a part](../working-on-a-part.md).',
  ].join('\n\n');
}

export function routesPage(): string {
  const rows = routes.map(({ page, path, owner, audience, title, ...rest }) => {
    const { layout = 'default', wide }: Partial<Route> = rest;
    return [code(path), page, code(owner), audience, title, `${layout}${wide ? ', wide' : ''}`];
  });
  return table(['Address', 'Page', 'Owner', 'For', 'Title', 'Layout'], rows);
}

export function modalsPage(uses: readonly Use[]): string {
  const spoken = spokenComments('packages/contracts/src/modals.ts', 'modalContracts');
  const rows = Object.entries(modalContracts).map(([key, { props, result }]) => [
    code(key),
    isKey(key) ? code(ownerOfKey(key)) : '',
    code(typeText(props)),
    code(typeText(result)),
    listed(usersOf(uses, key)),
    spoken.get(key) ?? '',
  ]);
  return table(['Modal', 'Owner', 'Opened with', 'Completed with', 'Opened by', ''], rows);
}

export function slotsPage(uses: readonly Use[]): string {
  const spoken = spokenComments('packages/contracts/src/slots.ts', 'slotContracts');
  const rows = Object.entries(slotContracts).map(([key, { props }]) => [
    code(key),
    isKey(key) ? code(ownerOfKey(key)) : '',
    code(typeText(props)),
    listed(usersOf(uses, key)),
    spoken.get(key) ?? '',
  ]);
  return table(['Slot', 'Filled by', 'Handed over', 'Placed by', ''], rows);
}

export function eventsPage(uses: readonly Use[]): string {
  const inPage = Object.entries(browserEvents).map(([name, { payload }]) => {
    const tellers = uses.filter(({ emits }) => emits.has(name)).map(({ owner }) => owner);
    return [code(name), listed(tellers), code(typeText(payload)), listed(without(tellers, usersOf(uses, name)))];
  });
  const between = DOMAIN_EVENT_TYPES.map((type) => [
    code(type),
    type.split('.')[0] ?? '',
    code(typeText(DomainEventPayloads[type])),
    listed(subscribersOf(type)),
  ]);
  const heads = ['Event', 'Told by', 'Says', 'Heard by'];
  return [
    '## Inside one page\n\nBetween parts; the owner alone tells.',
    table([...heads.slice(0, -1), 'Heard by others'], inPage),
    '## Between services\n\nThrough the outbox, at least once and in order.',
    table(heads, between),
  ].join('\n\n');
}

export function callsPage(uses: readonly Use[]): string {
  const sections = SERVICE_NAMES.map((service) => {
    const rows = calls
      .filter((call) => call.service === service)
      .map(({ id, method, path, audience }) => [
        id,
        code(`${method} ${path}`),
        audience,
        listed(uses.filter(({ calls: ids }) => ids.has(id)).map(({ owner }) => owner)),
      ]);
    return `## ${service}\n\n${table(['Call', 'Address', 'For', 'Made by'], rows)}`;
  });
  const intro = `${calls.length} calls from outside. \`packages/contracts/openapi.json\` says what each takes and answers; the hook of a call has its name.`;
  return [intro, ...sections].join('\n\n');
}

const usersOf = (uses: readonly Use[], name: string): string[] =>
  uses.filter(({ words }) => words.has(name)).map(({ owner }) => owner);

const without = (left: readonly string[], names: readonly string[]) => names.filter((name) => !left.includes(name));
