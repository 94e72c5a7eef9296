import * as z from 'zod';
import { Breakage, deployables } from './build-contract.ts';
import { BuildId } from './registry.ts';
import { owners } from './routes.ts';
import { Instant, requiredText, shortText, UserId } from './wire-types.ts';

/** What is deployed on its own: the shell, or a part. */
export const Frontend = z.enum(owners);
export type Frontend = z.infer<typeof Frontend>;

/** Who did something to the live set: an admin of the site, whoever holds the deploy token, or a start of the site. */
export const Deployer = z.object({
  kind: z.enum(['admin', 'token', 'start', 'watch']),
  /** An admin's username; for the token what its holder calls themselves; else what acted by itself. */
  name: z.string(),
  user_id: UserId.nullable(),
});
export type Deployer = z.infer<typeof Deployer>;

export const DEPLOYMENT_KINDS = ['start', 'promote', 'rollback', 'canary', 'canary_end'] as const;

/** One act on the live set, also one that was refused; never changed afterwards. */
export const Deployment = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(DEPLOYMENT_KINDS),
  /** The BFF, too, which is no frontend, and whose builds are processes. */
  name: z.enum(deployables),
  /** null for the first build of all. */
  from: BuildId.nullable(),
  to: BuildId,
  /** The revision that came of it; the one that stayed where it was refused. */
  revision: z.int().nonnegative(),
  outcome: z.enum(['done', 'refused']),
  by: Deployer,
  reason: z.string(),
  /** What the gate has found; empty when nothing breaks. */
  breakages: z.array(Breakage),
});
export type Deployment = z.infer<typeof Deployment>;

/** Why a build should not be everybody's: it failed its check in Chromium, or did not fit what was live when it was to be. */
export const BuildRefusal = z.object({ by: z.enum(['smoke', 'gate']), why: z.string(), at: Instant });
export type BuildRefusal = z.infer<typeof BuildRefusal>;

/** A build that was put into the registry; its files never change. */
export const DeployedBuild = z.object({
  name: Frontend,
  build_id: BuildId,
  uploaded_at: Instant,
  by: Deployer,
  bytes: z.int().nonnegative(),
  file_count: z.int().nonnegative(),
  pages: z.array(z.string()),
  /** What was found against it last; null where nothing was. */
  refusal: BuildRefusal.nullable(),
});
export type DeployedBuild = z.infer<typeof DeployedBuild>;

/** Why something is deployed or taken back: the next one who asks reads it. */
export const DeployReason = requiredText(300, 'Please say why.');

/** What the holder of the deploy token calls themselves. */
export const DeployerName = shortText(80, 'Please say who deploys.');

/** Every file of a build is one of these; anything else is no part of a frontend. */
const FILE_TYPES = 'js|css|html|json|svg|webp|avif|png|woff2|txt';
const SEGMENT = '[A-Za-z0-9_~-][A-Za-z0-9_.~-]*';
const FILE_PATH = new RegExp(`^(?:${SEGMENT}/)*${SEGMENT}\\.(?:${FILE_TYPES})(?:\\.br|\\.gz)?$`);

/** Where a file lies in its build folder: no segment begins with a dot, so no path leads out of it. */
export const BuildFilePath = z.string().max(200).regex(FILE_PATH, 'Not a file that a build may hold');
