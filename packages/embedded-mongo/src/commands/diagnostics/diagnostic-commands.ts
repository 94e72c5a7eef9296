import { MAX_REPLY_BYTES } from '../../cursors/cursor.ts';
import { REPLICA_SET } from '../../engine-state.ts';
import { documentArgument } from '../arguments.ts';
import type { CommandFamily, RunCommand } from '../command.ts';
import { ok } from '../reply.ts';
import { hello, legacyHello } from './hello.ts';

const VERSION = '8.0.0';
const BYTES_PER_MB = 1_048_576;

const buildInfo: RunCommand = () =>
  ok({
    version: VERSION,
    versionArray: [8, 0, 0, 0],
    gitVersion: 'embedded',
    modules: ['embedded'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_REPLY_BYTES,
  });

const serverStatus: RunCommand = ({ engine }) =>
  ok({
    host: engine.address,
    version: VERSION,
    process: 'embedded-mongo',
    pid: BigInt(process.pid),
    uptime: process.uptime(),
    mem: { resident: Math.round(process.memoryUsage.rss() / BYTES_PER_MB) },
    repl: { setName: REPLICA_SET },
    storageEngine: { name: 'embedded', supportsCommittedReads: true },
    opcounters: { ...engine.operations.counts },
    // As MongoDB counts them; which they were is told by this engine alone.
    metrics: {
      queryExecutor: { collectionScans: { total: engine.store.scans.total, nonTailable: engine.store.scans.total } },
    },
    collectionScans: engine.store.scans.list(),
  });

const replicaSetStatus: RunCommand = ({ engine }) =>
  ok({
    set: REPLICA_SET,
    date: new Date(),
    myState: 1,
    members: [{ _id: 0, name: engine.address, health: 1, state: 1, stateStr: 'PRIMARY' }],
  });

const getParameter: RunCommand = () =>
  ok({ featureCompatibilityVersion: { version: '8.0' }, enableTestCommands: true, ttlMonitorEnabled: true });

const connectionStatus: RunCommand = () => ok({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } });

const configureFailPoint: RunCommand = ({ engine, target, command }) => {
  engine.failPoints.configure(target, command.mode, documentArgument(command, 'data') ?? {});
  return ok();
};

export const DIAGNOSTIC_COMMANDS: CommandFamily = {
  hello: { run: hello },
  isMaster: { run: legacyHello },
  ping: { run: () => ok(), runsInTransactions: true },
  buildInfo: { run: buildInfo },
  serverStatus: { run: serverStatus },
  replSetGetStatus: { run: replicaSetStatus },
  getParameter: { run: getParameter },
  connectionStatus: { run: connectionStatus },
  configureFailPoint: { run: configureFailPoint },
};
