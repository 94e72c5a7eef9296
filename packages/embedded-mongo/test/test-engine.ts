import { type Collection, type Document, MongoClient } from 'mongodb';
import { type EngineOptions, type RunningEngine, startEngine } from '../src/engine.ts';

export type TestEngine = {
  readonly engine: RunningEngine;
  readonly client: MongoClient;
  collection<T extends Document = Document>(name: string): Collection<T>;
  stop(): Promise<void>;
};

/** An engine with a connected client; in memory unless options name a folder. */
export async function startTestEngine(options: EngineOptions = {}): Promise<TestEngine> {
  const engine = await startEngine(options);
  const client = await new MongoClient(engine.url, { maxPoolSize: 60 }).connect();
  return {
    engine,
    client,
    collection: (name) => client.db('tests').collection(name),
    stop: async () => {
      await client.close();
      await engine.stop();
    },
  };
}
