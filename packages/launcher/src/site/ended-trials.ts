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

/** Of the trials that have ended by this start, a line each: nobody was there to see it. None where the site has no registry. */
export async function endedTrials(siteUrl: string, deployToken: string, since: Date): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/api/deployments`, { headers: { authorization: `Bearer ${deployToken}` } });
  if (!answer.ok) return [];
  const { deployments } = Told.parse(await answer.json());
  return deployments
    .filter(({ kind, at }) => kind === 'canary_end' && at >= since)
    .map(({ name, from, reason }) => `Build ${from} of ${name} is tried on nobody any more: ${firstSmall(reason)}.`);
}

const firstSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
