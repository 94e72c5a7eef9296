import { z } from 'zod';

const Told = z.object({
  deployments: z.array(
    z.object({
      at: z.coerce.date(),
      kind: z.string(),
      name: z.string(),
      from: z.string().nullable(),
      reason: z.string(),
    }),
  ),
});

/** The site runs by then, and whoever has started it waits for nothing else. */
const PATIENCE_MS = 2_000;

/**
 * Of the trials that have ended by this start, a line each: nobody was there to see it. None where the site has no registry;
 * where it cannot say, that is the line, for the start does not hang on it.
 */
export async function endedTrials(siteUrl: string, deployToken: string, since: Date): Promise<string[]> {
  return deploymentsOf(siteUrl, deployToken).then(
    (deployments) =>
      deployments
        .filter(({ kind, at }) => kind === 'canary_end' && at >= since)
        .map(
          ({ name, from, reason }) => `Build ${from} of ${name} is tried on nobody any more: ${firstSmall(reason)}.`,
        ),
    (error: unknown) => [`Whether a trial has ended by this start is not known: ${String(error)}`],
  );
}

async function deploymentsOf(siteUrl: string, deployToken: string) {
  const answer = await fetch(`${siteUrl}/api/deployments`, {
    headers: { authorization: `Bearer ${deployToken}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return answer.ok ? Told.parse(await answer.json()).deployments : [];
}

const firstSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
