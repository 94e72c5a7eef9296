import { catalogue } from '@wishbow/demo/catalogue';
import { type Collection, type Document, MongoBulkWriteError, MongoClient } from 'mongodb';
import { idOf, numberOf } from './ids.ts';
import { personRow, SIGNED_IN, searchEntryRows, sessionRow } from './people-rows.ts';
import { commentRow, deedRows, likeRow, relationshipRows, tallyRow, toldRows } from './social-rows.ts';
import { listRow, type Product, WISHES_PER_PERSON, wishRows } from './wish-rows.ts';

/** People whose rows go to the database together. */
const PEOPLE_AT_A_TIME = 200;
const SAY_EVERY = 2_000;
const THERE_ALREADY = 11_000;

export interface Community {
  readonly mongoUrl: string;
  /** So many people there shall be; who is there already stays, from an earlier run, too. */
  readonly to: number;
  readonly say: (line: string) => void;
}

/**
 * Puts people with lists, wishes and all they do straight into the databases of the services, as these would have
 * stored it. The same person is the same in every run; ten wishes, five people followed and some 28 documents each.
 * @returns how many people there are now.
 */
export async function fillCommunity({ mongoUrl, to, say }: Community): Promise<number> {
  const client = await new MongoClient(mongoUrl).connect();
  const site = new URL(mongoUrl).pathname.slice(1);
  const collection = <Row extends Document = Document>(service: string, name: string) =>
    client.db(site === '' ? service : `${site}_${service}`).collection<Row>(name);
  try {
    const now = new Date();
    const products = await collection('catalog', 'items')
      .find<Product>({ productId: { $in: catalogue.map(({ productId }) => productId) } })
      .sort({ productId: 1 })
      .toArray();
    const from = await peopleIn(collection<Tally>('social', 'tallies'));
    let stored = 0;
    for (let first = from; first < to; first += PEOPLE_AT_A_TIME) {
      const people = Array.from({ length: Math.min(PEOPLE_AT_A_TIME, to - first) }, (_, index) => first + index);
      for (const [service, name, rows] of rowsOf(people, products, now)) {
        if (rows.length === 0) continue;
        await collection(service, name).insertMany(rows, { ordered: false }).catch(unlessThere);
        stored += rows.length;
      }
      if (Math.floor(first / SAY_EVERY) !== Math.floor((first + PEOPLE_AT_A_TIME) / SAY_EVERY)) {
        say(`${first + people.length} of ${to} people, ${stored} documents`);
      }
    }
    return Math.max(from, to);
  } finally {
    await client.close();
  }
}

interface Tally {
  readonly _id: string;
}

/** What is stored last of a person tells who is there wholly. */
async function peopleIn(tallies: Collection<Tally>): Promise<number> {
  const [last] = await tallies
    .find({ _id: { $gte: idOf('wish', 0), $lt: idOf('notification', 0) } }, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .limit(1)
    .toArray();
  return last === undefined ? 0 : Math.floor(numberOf(last._id) / WISHES_PER_PERSON) + 1;
}

/** Of people who were begun when an earlier run was ended, some rows are there. */
function unlessThere(error: unknown): void {
  if (!(error instanceof MongoBulkWriteError) || error.code !== THERE_ALREADY) throw error;
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
