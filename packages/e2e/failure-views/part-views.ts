import { modalContracts } from '@wishbow/contracts/modals';
import { type Part, parts } from '@wishbow/contracts/routes';
import { slotContracts } from '@wishbow/contracts/slots';

/** What can be wrong with what is fetched of a part. */
export const partFaults = [
  'entry 404',
  'entry 500',
  'entry slow',
  'syntax error',
  'throw in mount',
  'style sheet 404',
  'hang',
] as const;
export type PartFault = (typeof partFaults)[number];

/** Where a part shows itself: it owns the page, it was opened as a modal, or it fills a place on the page of another. */
export type Surface = 'page' | 'modal' | 'slot';

/**
 * `itself` once it is there; `panel`: "This page is not available right now" with "Try again", the bars around it; `toast`:
 * the modal closes with "This could not be opened. Please try again."; `absent`: the place stays empty.
 */
export type PartView = 'itself' | 'panel' | 'toast' | 'absent';

/** Seconds until a page shows what the table says: a container or a chunk has 8, a part with its style sheets 12. */
export const PART_LIMIT_SECONDS = 12;

const BROKEN = { page: 'panel', modal: 'toast', slot: 'absent' } as const;

/** The same for every part: a page that another part draws, and the bars, go on in every case. */
export const partViews: Readonly<Record<PartFault, Readonly<Record<Surface, PartView>>>> = {
  'entry 404': BROKEN,
  'entry 500': BROKEN,
  'entry slow': { page: 'itself', modal: 'itself', slot: 'itself' },
  'syntax error': BROKEN,
  'throw in mount': BROKEN,
  'style sheet 404': BROKEN,
  hang: BROKEN,
};

/** Slots that something simple stands in for, so that nobody is without the way it leads. */
export const slotStandIns: Readonly<Partial<Record<keyof typeof slotContracts, string>>> = {
  'account.avatarMenu': 'a link to the account with the first name on it',
};

/** What each part shows beside its pages. */
export const partSurfaces = parts.map((part) => ({
  part,
  modals: ownedBy(part, Object.keys(modalContracts)),
  slots: ownedBy(part, Object.keys(slotContracts)),
}));

function ownedBy(part: Part, keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(`${part.replace('mf-', '')}.`));
}
