import type { RegistrySnapshot } from '@wishbow/contracts/registry';
import type { Route } from '@wishbow/contracts/routes';

/** In a screen, the folder of the shell's build: pictures of the kit lie there, whichever build that is. */
const SHELLS_FOLDER = /%shell%/g;
const PLACE = '<!--wishbow:first-screen-->';
const SHEETS_PLACE = '<!--wishbow:sheets-->';

const HOLE = 'data-fill=';

/**
 * The first screen of a page as its parts have drawn it at build time: the same for everybody, so it holds nothing of anybody.
 * What it leaves open is filled from what the page asks ahead; where that is nothing, it would stay open.
 */
export function firstScreenOf({ parts, shell }: RegistrySnapshot, { wide }: Route, { page, isAsking }: Asked) {
  const screen = parts.map(({ firstViews }) => firstViews?.[page]?.screen ?? '').join('');
  if (screen === '' || (screen.includes(HOLE) && !isAsking)) return undefined;
  const html = screen.replaceAll(SHELLS_FOLDER, `/assets/${shell.buildId}`);
  return `<main id="main" class="early-main"${wide ? ' data-wide' : ''}><div id="first-screen">${html}</div></main>`;
}

interface Asked {
  readonly page: string;
  /** Whether anything is asked ahead. */
  readonly isAsking: boolean;
}

/**
 * Puts the screen into the document with the sheets it is drawn by, in the order in which the scripts would add them. Those
 * find a sheet of theirs by its file name, and do not fetch it again.
 */
export function withFirstScreen(html: string, screen: string, sheets: readonly string[]): string {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}" data-href="${href.split('/').at(-1)}">`);
  return html.replace(SHEETS_PLACE, () => links.join('\n')).replace(PLACE, () => screen);
}
