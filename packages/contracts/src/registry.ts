import * as z from 'zod';
import { CanaryBudget } from './canary.ts';
import { FirstView } from './first-view.ts';
import { isPart, type Owner, owners, type Part, parts } from './routes.ts';
import { Instant } from './wire-types.ts';

const address = z.string().startsWith('/');
const files = z.object({ js: z.array(address), css: z.array(address) });

/** Names a build for ever: digits over everything that went into it. Those of `npm run dev` begin with `dev`. */
export const BuildId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/, 'Small letters, digits and dashes only');

/** What a part adds to the first views of pages, and the files of the slots that belong to them; builds from before have neither. */
const forFirstViews = {
  firstViews: z.record(z.string(), FirstView).optional(),
  slots: z.record(z.string(), files).optional(),
};

/** What a build says of itself, as `build.json` in its folder: the shell's or a part's. */
export const BuildReport = z.object({
  name: z.enum(owners),
  buildId: BuildId,
  /** The shell's main script, or a part's federation container. */
  entry: address,
  /** What the shell's document loads by itself. */
  initial: z.array(address),
  /** What every page needs of the shell beyond that. */
  early: files,
  /** What the container exposes (`./lifecycles`, `./modals`, `./slots`, `./mocks`), with the files each one loads. */
  exposes: z.record(z.string(), files),
  /** Files of lazily loaded pages, by page of the route table; `home` are those of the front page for who is signed in. */
  pages: z.record(z.string(), files),
  ...forFirstViews,
  /** Bytes after gzip, by file name in the build folder. */
  gzipBytes: z.record(z.string(), z.int().nonnegative()),
});
export type BuildReport = z.infer<typeof BuildReport>;

/** A build that a share of the sessions gets in place of the live one of its part. */
export const Canary = z.object({
  name: z.enum(owners),
  buildId: BuildId,
  /** Of a hundred sessions. */
  percent: z.int().min(1).max(100),
  since: Instant,
  budget: CanaryBudget,
});
export type Canary = z.infer<typeof Canary>;

/** The one pointer that a deployment flips: which build is live of each frontend. */
export const LiveSet = z.object({
  /** Counts the flips; whoever flips says which one they have seen, and is refused when it has moved on. */
  revision: z.int().nonnegative(),
  builds: z.partialRecord(z.enum(owners), BuildId),
  canary: Canary.nullable(),
});
export type LiveSet = z.infer<typeof LiveSet>;

/** The live set with what pages need to know of its builds, that of the canary too. */
export const LiveBuilds = z.object({ live: LiveSet, reports: z.array(BuildReport) });
export type LiveBuilds = z.infer<typeof LiveBuilds>;

/** One deployed build of a part: an immutable folder at `/_mf/<part>/<buildId>/`. */
export const RegistryPart = z.object({
  name: z.enum(parts),
  buildId: BuildId,
  /** The federation container's script. */
  entry: address,
  /** What the container exposes (`./lifecycles`, `./modals`, `./slots`), with the files each one loads. */
  exposes: z.record(z.string(), files),
  /** Files of lazily loaded pages, by page of the route table: chunks named `page-<page>`. */
  pages: z.record(z.string(), files),
  ...forFirstViews,
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
 * The snapshot of builds that work together.
 * @throws Error without a shell: no page can be served then.
 */
export function snapshotOf(revision: string, reports: readonly BuildReport[]): RegistrySnapshot {
  const shell = reports.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('No build of the shell is live');
  return {
    revision,
    shell: { buildId: shell.buildId, html: `shell/dist/${shell.buildId}/index.html`, preload: shell.early },
    parts: reports.flatMap(({ name, buildId, entry, exposes, pages, firstViews, slots }) =>
      isPart(name) ? [{ name, buildId, entry, exposes, pages, firstViews, slots }] : [],
    ),
  };
}

/** What everybody is served who is not part of an experiment. */
export const stableSnapshotOf = ({ live, reports }: LiveBuilds): RegistrySnapshot =>
  snapshotOf(
    String(live.revision),
    reports.filter(({ name, buildId }) => live.builds[name] === buildId),
  );

/**
 * What a page needs beyond what the document links already, in the order to ask for it: link these as `rel=preload`,
 * css `as=style` and js `as=script`, without `crossorigin`, so that the later requests find them.
 */
export function preloadOf(snapshot: RegistrySnapshot, owner: Part, page: string): { js: string[]; css: string[] } {
  const part = snapshot.parts.find((candidate) => candidate.name === owner);
  if (!part) return { js: [], css: [] };
  const { preload } = snapshot.shell;
  const groups = [
    { js: [part.entry], css: [] },
    part.exposes['./lifecycles'],
    part.pages[page],
    ...firstSlotsOf(snapshot, page).flatMap(({ files: ofSlot }) => ofSlot),
  ].filter((group) => group !== undefined);
  return {
    js: unique([...preload.js, ...groups.flatMap((group) => group.js)]),
    css: unique([...preload.css, ...groups.flatMap((group) => group.css)]),
  };
}

/** The slots that the first view of a page is not whole without, each with its files in the order they are asked for. */
export function firstSlotsOf({ parts: deployed }: RegistrySnapshot, page: string) {
  return deployed.flatMap(({ entry, exposes, firstViews, slots }) =>
    (firstViews?.[page]?.slots ?? []).map((slot) => ({
      slot,
      files: [{ js: [entry], css: [] }, exposes['./slots'], slots?.[slot]].filter((group) => group !== undefined),
    })),
  );
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
