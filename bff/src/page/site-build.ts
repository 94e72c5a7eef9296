import type { Frontend } from '@wishbow/contracts/deployments';
import type { BuildReport, LiveBuilds, RegistrySnapshot } from '@wishbow/contracts/registry';

/** What pages are served from at one moment. */
export interface ServedBuilds {
  readonly builds: LiveBuilds;
  /** What everybody is served who is not part of an experiment. */
  readonly snapshot: RegistrySnapshot;
  /** Not so while the registry does not answer: then it is what was known last, or what the checkout holds. */
  readonly isRegistryThere: boolean;
}

export interface SiteBuild {
  /** The set of builds to serve now. @throws Error when nothing was built. */
  current(): Promise<ServedBuilds>;
  /** A build that need not be live. */
  findReport(name: Frontend, buildId: string): Promise<BuildReport | undefined>;
  /** A shell's document with its markers. @throws Error when it is not there. */
  documentOf(buildId: string): Promise<string>;
}
