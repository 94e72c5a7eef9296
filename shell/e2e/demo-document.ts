import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageRegistryOf, preloadOf, type RegistrySnapshot } from '@wishbow/contracts/registry';
import { isPart, routeOf } from '@wishbow/contracts/routes';

type Shown = { user: object | null; override: object | null };

/** The shell's document, filled as `shell/README.md` says. */
export function demoDocument(
  root: string,
  snapshot: RegistrySnapshot,
  pathname: string,
  { user, override }: Shown,
): string {
  const { owner, page } = routeOf(pathname);
  const { js, css } = isPart(owner) ? preloadOf(snapshot, owner, page) : { js: [], css: [] };
  const links = [
    ...css.map((href) => `<link rel="preload" as="style" href="${href}">`),
    ...js.map((href) => `<link rel="preload" as="script" href="${href}">`),
  ];
  const head = [
    ...links,
    inlined('wishbow-registry', pageRegistryOf(snapshot)),
    inlined('wishbow-session', { user }),
    inlined('wishbow-environment', 'local'),
    inlined('wishbow-vitals-share', 1),
    ...(override ? [inlined('wishbow-override', override)] : []),
  ].join('\n');
  return readFileSync(path.join(root, snapshot.shell.html), 'utf8').replace('<!--wishbow:head-->', () => head);
}

function inlined(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}
