import { randomUUID } from 'node:crypto';
import type { Provider } from '../control/provider.ts';
import type { Database } from '../database/database.ts';
import { type Match, matches, type ScriptedCall } from './script.ts';

/** What a script changes: how a request is transported, or how an order at the retailer ends. */
export type ScriptKind = 'fault' | 'outcome';

export type ScriptRow = {
  _id: string;
  provider: Provider;
  kind: ScriptKind;
  match: Match;
  /** null means until removed. */
  timesLeft: number | null;
  effect: unknown;
  addedAt: Date;
};
export type ScriptRepository = ReturnType<typeof createScriptRepository>;

/** Misbehaviour that tests ordered in advance; kept in the database so that a restart in mid-test changes nothing. */
export const createScriptRepository = (database: Database) => {
  const scripts = database.collection<ScriptRow>('scripts');
  const stillDue = { $or: [{ timesLeft: null }, { timesLeft: { $gt: 0 } }] };

  /** Nobody but this process adds or uses any, so those of a provider are read once, and again when any has changed. */
  const known = new Map<Provider, Promise<ScriptRow[]>>();
  const forget = (): void => known.clear();
  const listDue = (provider: Provider): Promise<ScriptRow[]> => {
    const due = known.get(provider) ?? readDue(provider);
    known.set(provider, due);
    return due;
  };
  const readDue = async (provider: Provider): Promise<ScriptRow[]> => {
    try {
      return await scripts
        .find({ provider, ...stillDue })
        .sort({ addedAt: 1, _id: 1 })
        .toArray();
    } catch (error) {
      forget();
      throw error;
    }
  };

  const use = async (script: ScriptRow): Promise<boolean> => {
    if (script.timesLeft === null) return true;
    const used = await scripts.updateOne({ _id: script._id, timesLeft: { $gt: 0 } }, { $inc: { timesLeft: -1 } });
    forget();
    return used.modifiedCount === 1;
  };

  return {
    prepare: () => scripts.createIndex({ provider: 1, kind: 1, addedAt: 1 }),
    add: async (script: Omit<ScriptRow, '_id'>): Promise<ScriptRow> => {
      const row = { _id: randomUUID(), ...script };
      await scripts.insertOne(row);
      forget();
      return row;
    },
    list: (provider: Provider) => scripts.find({ provider }).sort({ addedAt: 1, _id: 1 }).toArray(),
    clear: async (provider: Provider): Promise<void> => {
      await scripts.deleteMany({ provider });
      forget();
    },
    /** To be called when everything was taken away at once. */
    forget,
    /** The effect of the oldest script that is for this call, counted as used; undefined when nothing is scripted. */
    take: async (provider: Provider, kind: ScriptKind, call: ScriptedCall): Promise<unknown> => {
      const due = (await listDue(provider)).filter((script) => script.kind === kind);
      for (const script of due.filter(({ match }) => matches(match, call))) {
        if (await use(script)) return script.effect;
      }
      return undefined;
    },
  };
};
