import type { BuildContract } from '@wishbow/contracts/build-contract';
import type { Call } from '@wishbow/http/client';
import { Refusal } from '../../generators/refusal.ts';
import { insistOnFitting } from './insist-on-fitting.ts';
import type { AskLauncher } from './launcher-of.ts';

interface Site {
  readonly launcher: AskLauncher;
  /** Calls of the BFF that serves it. */
  readonly call: Call;
  /** What a build of the BFF answers that the site has kept. */
  contractOf(buildId: string): Promise<BuildContract>;
}

interface Opening {
  readonly kind: 'promote' | 'rollback';
  readonly buildId: string;
  readonly by: string;
}

/**
 * Has a build serve that the history says is live. Where it does not, what serves is written down after it: by the history the
 * next gate and the next rollback go. @throws why it does not serve
 */
export async function openWritten(site: Site, { kind, buildId, by }: Opening): Promise<void> {
  try {
    await site.launcher({ ask: 'open', kind, buildId });
  } catch (error) {
    await writeWhatServes(site, buildId, by).catch((cause: unknown) => {
      const [why, whyNot] = [error, cause].map((one) => (one instanceof Error ? one.message : String(one)));
      throw new Refusal(`${why}\nThe history says that it serves, and cannot be put right: ${whyNot}`, { cause });
    });
    throw error;
  }
}

async function writeWhatServes({ launcher, call, contractOf }: Site, failed: string, by: string): Promise<void> {
  const { live } = await launcher({ ask: 'state' });
  if (live === failed) return;
  const contract = await contractOf(live);
  await insistOnFitting(call, contract, { kind: 'rollback', by, reason: `${failed} does not serve` });
}
