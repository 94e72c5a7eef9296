import type { RegistrySnapshot } from '@wishbow/contracts/registry';
import type { Request, Response } from 'express';
import { chosenBuilds } from '../overrides/chosen-builds.ts';
import { overrideOf } from '../overrides/read-overrides.ts';
import { drawLot, lotOf } from './lot.ts';
import type { SiteBuild } from './site-build.ts';
import { snapshotFor } from './snapshot-for.ts';

/** The builds that a request's browser would be served with. */
export type FindSnapshot = (request: Request, response: Response) => Promise<RegistrySnapshot>;

/** Whoever has chosen nothing is served what is live, or the canary where their lot says so. */
export const findSnapshot =
  (build: SiteBuild): FindSnapshot =>
  async (request, response) => {
    const { builds } = await build.current();
    const override = overrideOf(response);
    return snapshotFor(builds, { lot: lotOf(request), chosen: override ? await chosenBuilds(override, build) : [] });
  };

/** The same for a page, at which a browser draws its lot while a canary stands. */
export const findPageSnapshot =
  (build: SiteBuild): FindSnapshot =>
  async (request, response) => {
    const { builds } = await build.current();
    const override = overrideOf(response);
    const lot = lotOf(request) ?? (builds.live.canary ? drawLot(response) : undefined);
    return snapshotFor(builds, { lot, chosen: override ? await chosenBuilds(override, build) : [] });
  };
