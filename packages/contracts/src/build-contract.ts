import * as z from 'zod';
import { JsonSchema } from './json-schema.ts';
import { owners } from './routes.ts';

/** Whatever is deployed on its own and has a contract: the shell, the parts, and the BFF with the services behind it. */
export const deployables = [...owners, 'bff'] as const;

/** Names a schema in `schemas` of the same contract: two that are equal have the same hash in every build. */
const Hash = z.string().min(1);
const path = z.string().startsWith('/');

const Call = z.object({
  method: z.string(),
  path,
  /** Other paths under which it is answered. */
  aliases: z.array(path),
  audience: z.string(),
  query: Hash.optional(),
  body: Hash.optional(),
  /** By status. */
  responses: z.record(z.string(), Hash),
});
export type Call = z.infer<typeof Call>;

const Modal = z.object({ props: Hash, result: Hash });

/**
 * What a build has for others and what it needs of them, in pairs of the same shape: `modals` and `opens`, `slots` and
 * `places`, `emits` and `hears`, `answers` and `calls`, `provides` and `needs`, `pages` and `directs`.
 * Written as `contract.json` beside `build.json`; the gate compares it with those of the builds that are live.
 */
export const BuildContract = z.object({
  name: z.enum(deployables),
  buildId: z.string().regex(/^[a-z0-9-]+$/),
  /** What the federation container exposes: `./lifecycles`. */
  exposes: z.array(z.string()),
  /** The pages it renders: page of the route table to its path. */
  pages: z.record(z.string(), path),
  /** Shell and BFF: the part they send an address to. Whoever reads it may be older, and not know the part yet. */
  directs: z.array(z.object({ page: z.string(), path, owner: z.string() })),
  /** The shell: the part in which it looks for a modal or a slot, by key. */
  looksIn: z.record(z.string(), z.string()).optional(),
  modals: z.record(z.string(), Modal),
  opens: z.record(z.string(), Modal),
  /** By key: what the place hands over. */
  slots: z.record(z.string(), Hash),
  places: z.record(z.string(), Hash),
  /** By name of the event: its payload. */
  emits: z.record(z.string(), Hash),
  hears: z.record(z.string(), Hash),
  /** By endpoint id. */
  answers: z.record(z.string(), Call),
  calls: z.record(z.string(), Call),
  /** The shell: which builds of parts it still serves, and by which names they import what it shares. */
  provides: z.object({ platform: z.int(), oldestPlatform: z.int(), names: z.array(z.string()) }).optional(),
  /** A part: what it was built for, and what it imports of the shell. */
  needs: z.object({ platform: z.int(), names: z.array(z.string()) }).optional(),
  /** Bytes after gzip, each with its budget. */
  sizes: z.array(z.object({ what: z.string(), bytes: z.int(), budget: z.int() })),
  schemas: z.record(Hash, JsonSchema),
});
export type BuildContract = z.infer<typeof BuildContract>;

/** One thing that would not work any more, in words for the person who deploys. */
export const Breakage = z.object({
  kind: z.enum(['exposes', 'route', 'modal', 'slot', 'event', 'call', 'platform', 'size']),
  /** The modal's key, the event's name, `POST /api/createWish`, the page's path. */
  what: z.string(),
  /** Whose build does without: the callers, openers and listeners. The candidate itself where it needs what is not there. */
  hurts: z.array(z.string()),
  /** What is wrong, a sentence each. */
  reasons: z.array(z.string()),
  /** What could be done instead. */
  fine: z.string(),
});
export type Breakage = z.infer<typeof Breakage>;
