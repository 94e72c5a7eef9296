import { type Collection, MongoClient } from 'mongodb';
import { startEngine } from '../../src/engine.ts';
import type { Row } from './random-operations.ts';

/** One of the engines a differential test compares. */
export type Side = {
  rows(): Collection<Row>;
  /** Stops and starts it again, where that can be done. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Numbers keep their BSON type, so that 1 and 1.0 are told apart. */
const connect = (url: string) => new MongoClient(url, { promoteValues: false, promoteLongs: false }).connect();

const rowsOf = (client: MongoClient) => client.db('differential').collection<Row>('rows');

export async function remoteSide(url: string): Promise<Side> {
  const client = await connect(url);
  return { rows: () => rowsOf(client), restart: () => Promise.resolve(), stop: () => client.close() };
}

/** In memory without a folder; then a restart would lose everything and is left out. */
export async function embeddedSide(dataDir?: string): Promise<Side> {
  let engine = await startEngine({ dataDir });
  let client = await connect(engine.url);
  const stop = async () => {
    await client.close();
    await engine.stop();
  };
  const restart = async () => {
    if (dataDir === undefined) return;
    await stop();
    engine = await startEngine({ dataDir });
    client = await connect(engine.url);
  };
  return { rows: () => rowsOf(client), restart, stop };
}
