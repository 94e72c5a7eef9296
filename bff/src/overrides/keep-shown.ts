import type { OverrideChoice } from '@wishbow/contracts/overrides';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { showBuildsUntil } from '../registry/registry-repository.ts';

export type KeepShown = (builds: OverrideChoice['builds'], until: Date) => Promise<void>;

/** Has the builds kept that a link shows, until it is over. Without a registry none is forgotten. */
export const keepShown =
  (registry: RegistryDeps | undefined): KeepShown =>
  async (builds, until) => {
    const keys = Object.entries(builds).map(([name, buildId]) => `${name}@${buildId}`);
    if (!registry || keys.length === 0) return;
    await showBuildsUntil(await registry.database.open(), keys, until);
  };
