import path from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { callsPage, eventsPage, modalsPage, overviewPage, routesPage, slotsPage } from './pages.ts';
import { whoUses } from './who-uses.ts';

/** Where the generated pages lie. */
export const documentsFolder = path.join(root, 'docs/platform');

export const GENERATED = 'Written by `npm run docs` from `packages/contracts` and the sources; not to be edited.';

export const documentText = (title: string, body: string): string => `# ${title}\n\n${GENERATED}\n\n${body}\n`;

/** The pages that follow from what is checked in, by file name: the same on every machine. */
export function documents(): Readonly<Record<string, string>> {
  const uses = whoUses();
  return {
    'README.md': documentText('Who owns what', overviewPage()),
    'routes.md': documentText('Routes', routesPage()),
    'modals.md': documentText('Modals', modalsPage(uses)),
    'slots.md': documentText('Slots', slotsPage(uses)),
    'events.md': documentText('Events', eventsPage(uses)),
    'calls.md': documentText('Calls', callsPage(uses)),
  };
}
