import { bffContract } from '@wishbow/http/build-contracts';
import { createClient } from '@wishbow/http/client';
import { Refusal } from '../../generators/refusal.ts';
import { openWritten } from './open-written.ts';

const NOT_TAKEN = 'The BFF b2 did not take the port, so b1 goes on serving.';
const act = { kind: 'promote', buildId: 'b2', by: 'Ines' } as const;

/** A site whose launcher cannot have the next BFF serve. */
function aSite(state: () => Promise<{ live: string; before: null }>) {
  const written: unknown[] = [];
  const call = createClient({
    baseUrl: '',
    fetch: async (_url, { body = '' }) => {
      const { kind, build_id: to, by: name, reason } = JSON.parse(body);
      written.push([kind, to, name, reason]);
      const by = { kind: 'token', name, user_id: null };
      const at = '2026-11-28T10:00:00.000Z';
      const effect = { from: 'b2', revision: 6, outcome: 'done', breakages: [] };
      const deployment = { id: 'd6', at, kind, name: 'bff', to, by, reason, ...effect };
      return new Response(JSON.stringify({ deployment }), { headers: { 'content-type': 'application/json' } });
    },
  });
  const launcher = async ({ ask }: { readonly ask: string }) => {
    if (ask === 'open') throw new Refusal(NOT_TAKEN);
    return state();
  };
  const contractOf = async (buildId: string) => ({ ...bffContract([]), buildId });
  return { written, site: { launcher, call, contractOf } };
}

test('where the next BFF does not serve, the history says which one does, and whoever deploys is told why', async () => {
  const { site, written } = aSite(async () => ({ live: 'b1', before: null }));
  await expect(openWritten(site, act)).rejects.toThrow(NOT_TAKEN);
  expect(written).toEqual([['rollback', 'b1', 'Ines', 'b2 does not serve']]);
});

test('nothing is added where somebody else had the same BFF serve', async () => {
  const { site, written } = aSite(async () => ({ live: 'b2', before: null }));
  await expect(openWritten(site, act)).rejects.toThrow(NOT_TAKEN);
  expect(written).toEqual([]);
});

test('whoever deploys to a site that has gone is told that its history is wrong', async () => {
  const { site } = aSite(() => Promise.reject(new Refusal('The site does not run.')));
  await expect(openWritten(site, act)).rejects.toThrow(
    `${NOT_TAKEN}\nThe history says that it serves, and cannot be put right: The site does not run.`,
  );
});
