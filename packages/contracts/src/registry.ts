import * as z from 'zod';
import { type Owner, type Part, parts } from './routes.ts';

const address = z.string().startsWith('/');
const files = z.object({ js: z.array(address), css: z.array(address) });

/** One deployed build of a part: an immutable folder at `/_mf/<part>/<buildId>/`. */
export const RegistryPart = z.object({
  name: z.enum(parts),
  buildId: z.string().regex(/^[a-z0-9-]+$/),
  /** The federation container's script. */
  entry: address,
  /** What the container exposes (`./lifecycles`, `./modals`, `./slots`), with the files each one loads. */
  exposes: z.record(z.string(), files),
  /** Files of lazily loaded pages, by page of the route table: chunks named `page-<page>`. */
  pages: z.record(z.string(), files),
});
export type RegistryPart = z.infer<typeof RegistryPart>;

/** One set of builds that work together. A page is served from one snapshot and keeps it until it is reloaded. */
export const RegistrySnapshot = z.object({
  revision: z.string().min(1),
  /** `preload` is what every page needs of the shell beyond what its document links. */
  shell: z.object({ buildId: z.string(), html: z.string(), preload: files }),
  parts: z.array(RegistryPart),
});
export type RegistrySnapshot = z.infer<typeof RegistrySnapshot>;

/**
 * What a page needs beyond what the document links already, in the order to ask for it: link these as `rel=preload`,
 * css `as=style` and js `as=script`, without `crossorigin`, so that the later requests find them.
 */
export function preloadOf(snapshot: RegistrySnapshot, owner: Part, page: string): { js: string[]; css: string[] } {
  const part = snapshot.parts.find((candidate) => candidate.name === owner);
  if (!part) return { js: [], css: [] };
  const { preload } = snapshot.shell;
  const groups = [part.exposes['./lifecycles'], part.pages[page]].filter((group) => group !== undefined);
  return {
    js: unique([...preload.js, part.entry, ...groups.flatMap((group) => group.js)]),
    css: unique([...preload.css, ...groups.flatMap((group) => group.css)]),
  };
}

function unique(addresses: string[]): string[] {
  return [...new Set(addresses)];
}

/** What the page itself is told: which build of each part to load, and which pages are built. Inlined as `wishbow-registry`. */
export type PageRegistry = {
  revision: string;
  shellBuildId: string;
  parts: (Pick<RegistryPart, 'name' | 'buildId' | 'entry'> & { pages: string[] })[];
};

export function pageRegistryOf({ revision, shell, parts: deployed }: RegistrySnapshot): PageRegistry {
  return {
    revision,
    shellBuildId: shell.buildId,
    parts: deployed.map(({ name, buildId, entry, pages }) => ({ name, buildId, entry, pages: Object.keys(pages) })),
  };
}

/** Whether somebody renders a page already: its part is deployed and has built it. Other addresses are not found. */
export function isBuilt({ parts: deployed }: PageRegistry, { owner, page }: { owner: Owner; page: string }): boolean {
  return deployed.some((part) => part.name === owner && part.pages.includes(page));
}
