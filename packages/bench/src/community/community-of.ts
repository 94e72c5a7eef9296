import { databaseUrl } from '../site/database-url.ts';
import type { RunningSite } from '../site/running-site.ts';
import { fillCommunity } from './fill-community.ts';

/** Has the site have that many people, beside those who are there already. @returns how many there are now. */
export const communityOf = (site: RunningSite, people: number, say: (line: string) => void): Promise<number> =>
  fillCommunity({ mongoUrl: databaseUrl(site), to: people, say });
