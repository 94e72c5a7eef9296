import { PART_LIMIT_SECONDS, partFaults, partSurfaces, partViews, slotStandIns } from './part-views.ts';
import {
  limits,
  outages,
  serviceViews,
  silentlyAbsent,
  storeViews,
  walkedPages,
  withoutSession,
} from './service-views.ts';

/** What `npm run test:outages` has said last, and of which machine. */
const lastTried =
  '2026-11-28, in four runs on two cores under a load of 11 to 27 from other builds and tests: 28 of 28 parts and 24 of 24 outages. Two outages of the database passed at a second try. While it was slow, two calls had been refused with 403, most likely since a walk of three pages outlasts the minute that a session is remembered; two at a time are walked since. While it answered nonsense, one call, for the live feed, had taken 17.9 s, at a load of 27; the second time none outlasted its limit.';

/** The text of `docs/failure-views.md`, from the tables that the browser tests are made of. */
export function failureViewsDocument(): string {
  return [
    '# What a page shows when something fails',
    'Made from `packages/e2e/failure-views`; `node packages/e2e/failure-views/write.ts` writes it anew. The same tables are what `packages/e2e/broken-parts` and `packages/e2e/outages` expect of Chromium.',
    '## A part that cannot be had',
    `*itself*: it comes late; *panel*: "This page is not available right now" with "Try again"; *toast*: the modal closes with "This could not be opened. Please try again."; *absent*: the place stays empty and is filled on the next page once it can be. The bars and what other parts draw go on, each failure is reported, and none takes longer than ${PART_LIMIT_SECONDS} s to show. Without a connection parts are asked for again as soon as there is one. A slot that needs no style sheet of its part, as the search for people until somebody comes near it, is itself without them.`,
    table(
      ['What fails', 'Page', 'Modal', 'Slot'],
      partFaults.map((fault) => [fault, partViews[fault].page, partViews[fault].modal, partViews[fault].slot]),
    ),
    'So for each part:',
    table(
      ['Part', 'Modals', 'Slots'],
      partSurfaces.map(({ part, modals, slots }) => [part, modals.join(', '), slots.map(slotText).join(', ')]),
    ),
    '## A service that is away',
    `Whether it is ${outages.join(', ')}: the named panels say that they could not be loaded, with a reference, and ask again every 5 s; what is not named is whole. Bars and headings stand in every case.`,
    table(
      ['Page', ...Object.keys(serviceViews)],
      walkedPages.map((page) => [
        page,
        ...Object.values(serviceViews).map((view) => (view[page] ?? ['whole']).join('; ')),
      ]),
    ),
    'Absent without a word:',
    ...Object.entries(silentlyAbsent)
      .filter(([, what]) => what.length > 0)
      .map(([service, what]) => `- **${service}**: ${what.join('; ')}`),
    `**accounts** for longer than a minute: ${withoutSession}`,
    '## What they all stand on',
    ...Object.entries(storeViews).map(([store, view]) => `- **${store}** away, slow or wrong: ${view}`),
    '## How long a request takes at most',
    `A call ${limits.call / 1000} s, one that pays ${limits.payingCall / 1000} s; within them a call between services ${limits.peer / 1000} s and a panel of a composed answer ${limits.panel / 1000} s. Three late answers in a row and nobody is asked for 5 s: then the refusal is immediate.`,
    '## Where it is tried',
    table(
      ['What', 'Where', 'In `npm test`', 'By `npm run test:outages`'],
      [
        [
          'each part with each fault, as it is shipped, on its own mocks',
          '`packages/e2e/broken-parts`',
          'each fault with one part',
          'all of them',
        ],
        [
          'each service, the database, Redis and outside companies, each down, slow and wrong, over nine pages',
          '`packages/e2e/outages`',
          'two of them, `packages/e2e/journeys/outages.spec.ts`',
          'all of them',
        ],
        ['what the BFF composes while services are down, slow and wrong', '`bff/src/profiles`', 'all of it', 'nothing'],
      ],
    ),
    `Last tried: ${lastTried}`,
    '',
  ].join('\n\n');
}

const slotText = (slot: string): string => {
  const standIn = new Map(Object.entries(slotStandIns)).get(slot);
  return standIn ? `${slot} (${standIn} stands in)` : slot;
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell || 'none').join(' | ')} |`)
    .join('\n');
