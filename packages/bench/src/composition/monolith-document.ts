import { ownerOf, routeOf } from '@wishbow/contracts/routes';

interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What the document has to know of the monolith's build, all as addresses on the site. */
export interface MonolithReport {
  readonly initial: readonly string[];
  /** Linked by the document itself. */
  readonly sheets: readonly string[];
  readonly early: Files;
  readonly pages: Readonly<Record<string, Files>>;
}

const PRELOADED = /<link rel="preload" as="(?:style|script)" href="\/(?:assets|_mf)\/[^>]*>\n?/g;
const SCRIPTS = /<script defer src="\/assets\/[^>]*><\/script>/g;
const SHEETS = /<link href="\/assets\/[^>]* rel="stylesheet">/g;

/** The site's own document with the monolith's files in place of those of shell and parts; the rest stays as it is. */
export function monolithDocument(html: string, pathname: string, { initial, sheets, early, pages }: MonolithReport) {
  const page = ownerOf(pathname) === 'shell' ? undefined : pages[routeOf(pathname).page];
  const links = [
    ...[...early.css, ...(page?.css ?? [])].map((href) => `<link rel="preload" as="style" href="${href}">`),
    ...[...early.js, ...(page?.js ?? [])].map((href) => `<link rel="preload" as="script" href="${href}">`),
    ...initial.map((src) => `<script defer src="${src}"></script>`),
    ...sheets.map((href) => `<link href="${href}" rel="stylesheet">`),
  ];
  return html
    .replaceAll(PRELOADED, '')
    .replaceAll(SCRIPTS, '')
    .replaceAll(SHEETS, '')
    .replace('</head>', () => `${links.join('\n')}</head>`);
}
