import type { SiteBuild } from '../page/site-build.ts';
import type { BuildStore } from './build-store.ts';
import { checkoutBuild } from './checkout-build.ts';
import { documentReader } from './document-reader.ts';

/** Serves what the checkout was built to last, without a registry: for `npm run dev`, where a build changes under its name. */
export function checkoutSite(siteRoot: string, store: BuildStore): SiteBuild {
  const current = checkoutBuild(siteRoot);
  return {
    current,
    findReport: async (name, buildId) =>
      (await current()).builds.reports.find((report) => report.name === name && report.buildId === buildId),
    documentOf: documentReader(store),
  };
}
