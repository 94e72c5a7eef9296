import { databaseUrl } from '../site/database-url.ts';
import type { RunningSite } from '../site/running-site.ts';
import { fillCommunity } from './fill-community.ts';

/** How many people of the community each site has by now. */
const peopleOf = new WeakMap<RunningSite, number>();

/** Has the site have that many people, beside those who are there already. @returns the documents that were added. */
export async function communityOf(site: RunningSite, people: number, say: (line: string) => void): Promise<number> {
  const from = peopleOf.get(site) ?? 0;
  if (from >= people) return 0;
  const stored = await fillCommunity({ mongoUrl: databaseUrl(site), from, to: people, say });
  peopleOf.set(site, people);
  return stored;
}
