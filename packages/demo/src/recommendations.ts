import { demoProductTitled } from './catalogue.ts';
import { daysBefore, hours } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { personId } from './people.ts';
import type { PersonKey } from './person-rows.ts';
import { wishId } from './wishes.ts';

export type DemoRecommendation = {
  id: string;
  fromId: string;
  toId: string;
  /** What is recommended: somebody's wish, or a product of the catalogue. */
  wishId?: string;
  productId?: string;
  note?: string;
  createdAt: Date;
};

type RecommendationRow = { from: PersonKey; to: PersonKey; daysAgo: number; note?: string } & (
  | { product: string }
  | { wish: string }
);

const recommendationRows: readonly RecommendationRow[] = [
  { from: 'ingrid', to: 'maya', product: 'Gouache set with palette', daysAgo: hours(5) },
  { from: 'jonah', to: 'maya', product: 'Ridge hiking boots', note: 'Wore these in Maine', daysAgo: 2 },
  {
    from: 'theo',
    to: 'maya',
    wish: 'samira/Two weeks in Lisbon',
    note: 'We should chip in before the trams sell out',
    daysAgo: 3,
  },
  { from: 'gurpreet', to: 'maya', product: 'Wooden flute in D', daysAgo: 4 },
  { from: 'camila', to: 'maya', product: 'Merino yarn bundle', note: 'This blue is so you', daysAgo: 6 },
  {
    from: 'felix',
    to: 'maya',
    product: 'Carbon steel skillet, 10 in',
    note: 'Priya will not lend you hers. I asked for you, at length, and was shown the door twice.',
    daysAgo: 7,
  },
  { from: 'maya', to: 'theo', product: 'Night Trains, Day Dreams', note: 'For the long way home', daysAgo: 5 },
  { from: 'maya', to: 'ingrid', product: 'Merino yarn bundle', daysAgo: 9 },
  { from: 'june', to: 'suki', product: 'Climbing helmet, red', note: 'Please', daysAgo: 1 },
  { from: 'kofi', to: 'felix', wish: 'nils/A band until midnight', note: 'Your big chance', daysAgo: hours(16) },
  { from: 'dele', to: 'zoe', product: 'Water lily, pond', daysAgo: 13 },
  { from: 'dele', to: 'gurpreet', product: 'Lucky clover pot', note: 'It survives spreadsheets', daysAgo: 15 },
];

/** What people recommended to their followers. */
export const demoRecommendations = (now: Date): DemoRecommendation[] =>
  recommendationRows.map((row) => ({
    id: demoId('recommendation', `${row.from}/${row.to}/${'wish' in row ? row.wish : row.product}`),
    fromId: personId(row.from),
    toId: personId(row.to),
    ...('wish' in row ? { wishId: wishId(row.wish) } : { productId: demoProductTitled(row.product).productId }),
    ...(row.note === undefined ? {} : { note: row.note }),
    createdAt: daysBefore(now, row.daysAgo),
  }));
