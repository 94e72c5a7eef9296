import type { RunningSite } from './running-site.ts';

/** Has the card processor of the sandbox think so long about every payment from now on. @throws when it does not answer. */
export async function slowCardProcessor(site: RunningSite, delayMs: number): Promise<void> {
  const script = {
    match: { method: 'POST', path: '/v1/payment_intents' },
    fault: { delay_ms: delayMs },
    times: 'always',
  };
  const control = `${controlOf(site)}/stripe/script`;
  await fetch(control, { method: 'DELETE' });
  const added = await fetch(control, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(script),
  });
  if (!added.ok) throw new Error(`the sandbox answered ${added.status}`);
}

/** The retailer of the sandbox counts its calls anew. */
export async function forgetRetailerCalls(site: RunningSite): Promise<void> {
  await fetch(`${controlOf(site)}/retailer/tape`, { method: 'DELETE' });
}

/** How often it was asked for paths that begin like this. */
export async function countRetailerCalls(site: RunningSite, beginning: string): Promise<number> {
  const answer = await fetch(`${controlOf(site)}/retailer/tape`);
  const { tape }: { tape: { path: string }[] } = await answer.json();
  return tape.filter(({ path }) => path.startsWith(beginning)).length;
}

function controlOf(site: RunningSite): string {
  const port = site.processes().processes.sandbox?.port;
  if (port === undefined) throw new Error('the site has no sandbox of its own');
  return `http://127.0.0.1:${port}/__control`;
}
