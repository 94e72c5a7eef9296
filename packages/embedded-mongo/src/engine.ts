import { createEngineState, REPLICA_SET } from './engine-state.ts';
import { startSweeping } from './expiry/sweeper.ts';
import { openStore } from './storage/open-store.ts';
import { listen } from './wire/listen.ts';

export type EngineOptions = {
  /** Folder of the data. Without it the engine lives in memory. */
  readonly dataDir?: string | undefined;
  /** TCP port; 0, the default, takes a free one. */
  readonly port?: number | undefined;
  /** The engine has no access control and listens on the loopback address only. */
  readonly host?: '127.0.0.1' | undefined;
  /** Whether changes can be followed, which costs a second copy of each; yes unless stated. */
  readonly hasChangeStreams?: boolean | undefined;
  /** Listens on this Unix socket instead of TCP. */
  readonly socketPath?: string | undefined;
};

export type RunningEngine = {
  /** For mongodb and mongoose. */
  readonly url: string;
  /** 0 on a Unix socket. */
  readonly port: number;
  /** Drops the connections and closes the data; everything acknowledged is on disk. Once is enough, twice does no harm. */
  stop(): Promise<void>;
};

/** Opens the data and accepts connections. With a folder, every write is on disk before it is acknowledged. */
export async function startEngine(options: EngineOptions = {}): Promise<RunningEngine> {
  const { dataDir, port = 0, host = '127.0.0.1', socketPath, hasChangeStreams = true } = options;
  const store = await openStore(dataDir, hasChangeStreams);
  const engine = createEngineState(store);
  const listener = await listen(engine, socketPath === undefined ? { port, host } : { path: socketPath }, reportError);
  engine.address = socketPath ?? `${host}:${listener.port}`;
  const sweeper = startSweeping(engine, reportError);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    sweeper.stop();
    await listener.close();
    await store.disk.close();
  };
  return {
    url: `mongodb://${encodeURIComponent(engine.address).replace('%3A', ':')}/?replicaSet=${REPLICA_SET}&directConnection=true`,
    port: listener.port,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function reportError(error: unknown): void {
  process.stderr.write(`embedded-mongo: ${error instanceof Error ? error.stack : String(error)}\n`);
}
