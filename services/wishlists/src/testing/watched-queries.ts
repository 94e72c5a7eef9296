import type { Connection } from '@wishbow/service/mongo/connection';

type Filter = Record<string, unknown>;

/** A read or write that has to find documents first. */
interface Search {
  readonly collection: string;
  readonly filter: Filter;
}

const SEARCHING = ['find', 'findOne', 'findOneAndUpdate', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany'];

/**
 * Notes every search of this connection from now on; the answer asks the engine for the plan of each and lists those
 * that read a whole collection.
 */
export function watchQueries({ base, db }: Connection): () => Promise<{ searched: number; unindexed: Search[] }> {
  const searches = new Map<string, Search>();
  base.set('debug', (collection: string, method: string, filter: Filter) => {
    if (SEARCHING.includes(method)) searches.set(`${collection} ${shapeOf(filter)}`, { collection, filter });
  });
  return async () => {
    base.set('debug', false);
    const unindexed: Search[] = [];
    for (const search of searches.values()) {
      const plan = await db?.command({ explain: { find: search.collection, filter: search.filter } });
      if (plan?.queryPlanner.winningPlan.stage === 'COLLSCAN') unindexed.push(search);
    }
    return { searched: searches.size, unindexed };
  };
}

const shapeOf = (filter: Filter) => Object.keys(filter).sort().join();
