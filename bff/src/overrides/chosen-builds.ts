import type { Override } from '@wishbow/contracts/overrides';
import type { BuildReport } from '@wishbow/contracts/registry';
import { isOwnerName, routes } from '@wishbow/contracts/routes';
import type { SiteBuild } from '../page/site-build.ts';

type Developer = NonNullable<Override['developer']>;

/** The builds that somebody has chosen, as far as they are still kept. */
export async function chosenBuilds(
  { builds, developer }: Override,
  { findReport }: Pick<SiteBuild, 'findReport'>,
): Promise<BuildReport[]> {
  const wanted = Object.entries(builds).filter(([name]) => name !== developer?.part);
  const found = await Promise.all(
    wanted.map(async ([name, buildId]) => (isOwnerName(name) && buildId ? findReport(name, buildId) : undefined)),
  );
  return [...found.filter((report) => report !== undefined), ...(developer ? [developersBuild(developer)] : [])];
}

/**
 * What a developer's machine serves is known to that machine alone: the page asks it, this server cannot. So it counts as
 * having every page of its part, and none of them is preloaded.
 */
const developersBuild = ({ part, address }: Developer): BuildReport => ({
  name: part,
  buildId: 'dev-own',
  entry: `${address}/remoteEntry.js`,
  initial: [],
  early: { js: [], css: [] },
  exposes: {},
  pages: Object.fromEntries(
    routes.filter(({ owner }) => owner === part).map(({ page }) => [page, { js: [], css: [] }]),
  ),
  gzipBytes: {},
});
