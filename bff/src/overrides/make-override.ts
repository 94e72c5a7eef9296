import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import { OVERRIDE_PATH, type Override, type OverrideChoice } from '@wishbow/contracts/overrides';
import { isOwnerName, owners } from '@wishbow/contracts/routes';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import type { SiteBuild } from '../page/site-build.ts';
import type { KeepShown } from './keep-shown.ts';
import { signOverride } from './override-token.ts';

/** Where people are served, a link that opens for whoever has it lasts as long as a program needs to look at a build. */
const LONGEST_TRY_MINUTES = 15;

export interface MakeOverrideDeps {
  readonly build: Pick<SiteBuild, 'findReport'>;
  readonly keep: KeepShown;
  readonly environment: AppEnv['environment'];
  readonly now: () => Date;
  /** Where people reach the site. */
  readonly publicUrl: string;
  readonly secret: string;
}

export type MadeOverride =
  | { readonly ok: true; readonly link: string; readonly cookie: string; readonly expires_at: string }
  | { readonly ok: false; readonly reason: 'developer_here' | 'mocks_apart'; readonly name?: never }
  | { readonly ok: false; readonly reason: 'no_such_build'; readonly name: string };

/** Signs a choice for a while. People who are served must never meet mocks, or code from somebody's own machine. */
export const makeOverride =
  ({ build, keep, environment, now, publicUrl, secret }: MakeOverrideDeps) =>
  async (choice: OverrideChoice, minutes: number, maker: 'admin' | 'deployer'): Promise<MadeOverride> => {
    if (choice.developer && environment === 'production') return { ok: false, reason: 'developer_here' };
    const hasMocks = Object.values(choice.builds).some(isMockedBuild);
    if (hasMocks && !isMockedWhole(choice)) return { ok: false, reason: 'mocks_apart' };
    const missing = await missingBuild(choice, build);
    if (missing) return { ok: false, reason: 'no_such_build', name: missing };
    const expiry = new Date(now().getTime() + minutes * 60_000);
    const expires_at = expiry.toISOString();
    await keep(choice.builds, expiry);
    const isPassing = maker === 'deployer' && minutes <= LONGEST_TRY_MINUTES && !hasMocks;
    const override: Override = { ...choice, expires_at, is_open: environment === 'local' || isPassing };
    const cookie = signOverride(override, secret);
    return { ok: true, link: `${publicUrl}${OVERRIDE_PATH}?link=${cookie}`, cookie, expires_at };
  };

/** A shell with mocks asks every part for its own, and a part with mocks asks nothing of a shell without. */
const isMockedWhole = ({ builds, developer }: OverrideChoice): boolean =>
  developer === undefined && owners.every((name) => isMockedBuild(builds[name] ?? ''));

async function missingBuild(
  { builds }: OverrideChoice,
  { findReport }: Pick<SiteBuild, 'findReport'>,
): Promise<string | undefined> {
  for (const [name, buildId] of Object.entries(builds)) {
    const isThere = isOwnerName(name) && buildId && (await findReport(name, buildId));
    if (!isThere) return `${name} ${buildId}`;
  }
  return undefined;
}
