import path from 'node:path';
import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import type { Frontend } from '@wishbow/contracts/deployments';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import { createClient } from '@wishbow/http/client';
import { openSiteBuilds } from '../registry/open-site-builds.ts';
import { aBuild } from './a-build.ts';
import { DEPLOY_TOKEN, runningBff } from './running-bff.ts';

const ASK_EVERY_MS = 200;
/** Longer than any machine takes to read the registry: a start waits for it, and ends as soon as it is read. */
const PATIENCE_MS = 30_000;

interface Place {
  readonly mongodbUrl: string;
  readonly root: string;
  readonly buildsFolder?: string;
  readonly ephemeral?: ReturnType<typeof memoryEphemeral>;
  readonly environment?: AppEnv['environment'];
  /** For a start without a database; else it waits until the registry is read. */
  readonly patienceMs?: number;
}

/** The BFF with its registry, and the calls of somebody who deploys. */
export async function runningRegistry({ mongodbUrl, root, buildsFolder = path.join(root, 'builds'), ...rest }: Place) {
  const { ephemeral = memoryEphemeral(), environment = 'local', patienceMs = PATIENCE_MS } = rest;
  const config = {
    SITE_BUILDS: 'registry',
    SITE_ROOT: root,
    BUILDS_FOLDER: buildsFolder,
    MONGODB_URL: mongodbUrl,
  } as const;
  const open = (surroundings: Parameters<typeof openSiteBuilds>[1]) =>
    openSiteBuilds(config, { ...surroundings, hurry: { askEveryMs: ASK_EVERY_MS, patienceMs } });
  const bff = await runningBff({ environment, site: { root, buildsFolder, ephemeral, open } });
  return { ...bff, ...deployerAt(bff.url) };
}

/** The calls of somebody who deploys to a BFF, wherever it runs. */
export function deployerAt(url: string) {
  const call = createClient({ baseUrl: url, headers: () => ({ authorization: `Bearer ${DEPLOY_TOKEN}` }) });
  const { getRegistry, uploadBuild, promoteBuild, rollBackPart } = deploymentsContract;
  const act = { by: 'Ines', reason: 'Because it is better' };
  return {
    call,
    registry: async () => (await call(getRegistry, {})).body,
    upload: (name: Frontend, buildId: string, files = aBuild(name, buildId)) =>
      call(uploadBuild, { body: { name, build_id: buildId, by: act.by, files: encoded(files) } }),
    promote: (name: Frontend, buildId: string, revision: number, reason = act.reason) =>
      call(promoteBuild, { body: { ...act, name, build_id: buildId, revision, reason } }),
    rollBack: (name: Frontend, from: string) => call(rollBackPart, { body: { ...act, name, from } }),
    /** Which build of wishlists a page is served from that is opened now. */
    servedBuild: async () => {
      const html = await (await fetch(`${url}/maya`)).text();
      return /\/_mf\/mf-wishlists\/([a-z0-9]+)\/remoteEntry\.js/.exec(html)?.[1];
    },
  };
}

type Sent = CallOf<typeof deploymentsContract.uploadBuild>['body']['files'];

/** Files by name, as they are sent. */
export const encoded = (files: Record<string, string>): Sent =>
  Object.entries(files).map(([name, content]) => ({ path: name, base64: Buffer.from(content).toString('base64') }));
