import { catalogue } from '@wishbow/demo/catalogue';
import { type Document, MongoClient } from 'mongodb';
import { personRow, SIGNED_IN, searchEntryRows, sessionRow } from './people-rows.ts';
import { commentRow, deedRows, likeRow, relationshipRows, tallyRow, toldRows } from './social-rows.ts';
import { listRow, type Product, wishRows } from './wish-rows.ts';

/** People whose rows go to the database together. */
const PEOPLE_AT_A_TIME = 200;
const SAY_EVERY = 2_000;

export interface Community {
  readonly mongoUrl: string;
  /** People who are there already, and how many there shall be. */
  readonly from: number;
  readonly to: number;
  readonly say: (line: string) => void;
}

/**
 * Puts people with lists, wishes and all they do straight into the databases of the services, as these would have
 * stored it. The same person is the same in every run; ten wishes, five people followed and some 28 documents each.
 * @returns the documents that were stored.
 */
export async function fillCommunity({ mongoUrl, from, to, say }: Community): Promise<number> {
  const client = await new MongoClient(mongoUrl).connect();
  const site = new URL(mongoUrl).pathname.slice(1);
  const collection = (service: string, name: string) =>
    client.db(site === '' ? service : `${site}_${service}`).collection<Document>(name);
  try {
    const now = new Date();
    const products = await collection('catalog', 'items')
      .find<Product>({ productId: { $in: catalogue.map(({ productId }) => productId) } })
      .sort({ productId: 1 })
      .toArray();
    let stored = 0;
    for (let first = from; first < to; first += PEOPLE_AT_A_TIME) {
      const people = Array.from({ length: Math.min(PEOPLE_AT_A_TIME, to - first) }, (_, index) => first + index);
      for (const [service, name, rows] of rowsOf(people, products, now)) {
        if (rows.length === 0) continue;
        await collection(service, name).insertMany(rows, { ordered: false });
        stored += rows.length;
      }
      if (Math.floor(first / SAY_EVERY) !== Math.floor((first + PEOPLE_AT_A_TIME) / SAY_EVERY)) {
        say(`${first + people.length} of ${to} people, ${stored} documents`);
      }
    }
    return stored;
  } finally {
    await client.close();
  }
}

type Rows = readonly [service: string, collection: string, rows: Document[]];

const rowsOf = (people: readonly number[], products: readonly Product[], now: Date): Rows[] => [
  ['accounts', 'people', people.map((person) => personRow(person, now))],
  ['accounts', 'search_entries', people.flatMap(searchEntryRows)],
  ['accounts', 'sessions', people.filter((person) => person < SIGNED_IN).map((person) => sessionRow(person, now))],
  ['wishlists', 'wishlists', people.map((person) => listRow(person, now))],
  ['wishlists', 'wishes', people.flatMap((person) => wishRows(person, products, now))],
  ['social', 'relationships', people.flatMap((person) => relationshipRows(person, now))],
  ['social', 'notifications', people.flatMap((person) => toldRows(person, now))],
  ['social', 'activities', people.flatMap((person) => deedRows(person, now))],
  ['social', 'likes', people.map((person) => likeRow(person, now))],
  ['social', 'comments', people.map((person) => commentRow(person, now))],
  ['social', 'tallies', people.map(tallyRow)],
];
