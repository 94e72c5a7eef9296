import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WishlistId } from '@wishbow/contracts/wire-types';
import * as z from 'zod';
import { inventedWishes } from './invented-wishes.ts';
import { makeList, signUp } from './owner.ts';

/** Somebody who follows nobody and looks at everybody's lists. */
export const LOOKER = 'bench_looker';
/** Owner of the long lists. */
const COLLECTOR = 'bench_collector';

const PEOPLE = 50;
/** So many owners fill their lists at a time. */
const AT_ONCE = 5;
const NEXT_IN_CATALOGUE = 7;

const SeededLists = z.object({
  /** One for each of 50 people. */
  of40: z.array(WishlistId),
  of200: WishlistId,
  of2000: WishlistId,
});
export type SeededLists = z.infer<typeof SeededLists>;

const recordIn = (dataFolder: string): string => path.join(dataFolder, 'bench-lists.json');

/** Whether the folder holds everything the benchmarks look at, from an earlier run. */
export const isSeeded = (dataFolder: string): boolean => existsSync(recordIn(dataFolder));

/** The lists of an earlier run, or new ones: 50 people make theirs over the public API, which takes a minute or two. */
export async function seededLists(
  siteUrl: string,
  dataFolder: string,
  say: (line: string) => void,
): Promise<SeededLists> {
  if (isSeeded(dataFolder)) return SeededLists.parse(JSON.parse(readFileSync(recordIn(dataFolder), 'utf8')));
  await signUp(siteUrl, LOOKER);
  const collector = await signUp(siteUrl, COLLECTOR);
  const long = makeList(siteUrl, collector, 'Two hundred', inventedWishes(200, 0)).then(async (of200) => {
    say('one list of 200 wishes is there');
    const sayOften = (count: number) => {
      if (count % 100 === 0) say(`the list of 2,000 wishes has ${count}`);
    };
    return { of200, of2000: await makeList(siteUrl, collector, 'Two thousand', inventedWishes(2_000, 0), sayOften) };
  });
  const lists = { of40: await makeListsOf40(siteUrl, say), ...(await long) };
  writeFileSync(recordIn(dataFolder), JSON.stringify(lists));
  return lists;
}

async function makeListsOf40(siteUrl: string, say: (line: string) => void): Promise<WishlistId[]> {
  const ids: WishlistId[] = [];
  const numbers = Array.from({ length: PEOPLE }, (_, index) => index).values();
  const fill = async (): Promise<void> => {
    for (const number of numbers) {
      const owner = await signUp(siteUrl, `bench_owner_${number}`);
      ids.push(await makeList(siteUrl, owner, 'Forty', inventedWishes(40, number * NEXT_IN_CATALOGUE)));
      say(`${ids.length} of ${PEOPLE} people have their 40 wishes`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  return ids;
}
