import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FirstView } from '@wishbow/contracts/first-view';
import { drawFirstScreens } from './first-screens.mjs';

/**
 * What a part adds to the first views of pages: what it says in `src/first-views.ts`, and the screens in `src/first-screens`.
 * @param {import('./frontends.mjs').Frontend} part
 * @returns {Promise<Record<string, FirstView>>} by page.
 */
export async function firstViewsOf(part) {
  const [declared, screens] = [await declaredIn(part), await drawFirstScreens(part)];
  const pages = [...new Set([...Object.keys(declared), ...Object.keys(screens)])];
  return Object.fromEntries(
    pages.map((page) => {
      const { calls = [], slots = [] } = declared[page] ?? {};
      return [page, FirstView.parse({ calls, slots, screen: screens[page] })];
    }),
  );
}

async function declaredIn({ directory }) {
  const file = path.join(directory, 'src/first-views.ts');
  if (!existsSync(file)) return {};
  const { firstViews } = await import(pathToFileURL(file).href);
  return firstViews;
}
