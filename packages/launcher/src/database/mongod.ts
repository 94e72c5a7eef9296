import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { MongoClient, MongoServerError } from 'mongodb';
import { logFile } from '../data-folder.ts';
import type { ProcessSpec } from '../processes/process-spec.ts';
import { acceptsConnections, waitUntilReady } from '../processes/readiness.ts';

const REPLICA_SET = 'rs0';
const ALREADY_INITIALIZED = 23;
const ELECTION_TIMEOUT_MS = 30_000;

/** A real MongoDB server found on this machine, as the one node of a replica set: transactions need one. */
export function mongod(program: string, dataFolder: string, port: number, env: NodeJS.ProcessEnv): ProcessSpec {
  const folder = path.join(dataFolder, 'mongod');
  mkdirSync(folder, { recursive: true });
  return {
    name: 'mongo',
    command: program,
    args: ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', REPLICA_SET, '--quiet'],
    env,
    port,
    isReady: acceptsConnections,
    outlivesLauncher: true,
    logFile: logFile(dataFolder, 'mongo'),
  };
}

/** Makes the server at `url` its own primary, which it stays across restarts. Throws when it is not elected in 30 s. */
export async function becomePrimary(url: string, port: number): Promise<void> {
  const client = await new MongoClient(url).connect();
  try {
    await initiate(client, port);
    const isPrimary = async () => (await client.db('admin').command({ hello: 1 })).isWritablePrimary === true;
    await waitUntilReady('mongod', isPrimary, { timeoutMs: ELECTION_TIMEOUT_MS });
  } finally {
    await client.close();
  }
}

async function initiate(client: MongoClient, port: number): Promise<void> {
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
  try {
    await client.db('admin').command({ replSetInitiate: { _id: REPLICA_SET, members } });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== ALREADY_INITIALIZED) throw error;
  }
}
