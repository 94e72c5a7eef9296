import { type Document, isDocument } from '../../bson/value.ts';
import { MAX_REPLY_BYTES } from '../../cursors/cursor.ts';
import { REPLICA_SET } from '../../engine-state.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { ok } from '../reply.ts';

/** The wire version of MongoDB 8.0. */
const WIRE_VERSION = 25;

/** The handshake: this server is the primary of a replica set of one. */
const greet =
  (role: 'isWritablePrimary' | 'ismaster'): RunCommand =>
  (call) => {
    rememberClient(call);
    const { engine, connection } = call;
    const { address, store, electionId } = engine;
    const lastWrite = { ts: store.clock.timestamp, t: 1n };
    const now = new Date();
    return ok({
      helloOk: true,
      [role]: true,
      secondary: false,
      hosts: [address],
      primary: address,
      me: address,
      setName: REPLICA_SET,
      setVersion: 1,
      electionId,
      lastWrite: { opTime: lastWrite, lastWriteDate: now, majorityOpTime: lastWrite, majorityWriteDate: now },
      maxBsonObjectSize: MAX_REPLY_BYTES,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: now,
      logicalSessionTimeoutMinutes: 30,
      connectionId: connection.id,
      minWireVersion: 0,
      maxWireVersion: WIRE_VERSION,
      readOnly: false,
    });
  };

/** The first handshake tells the application's name, by which fail points choose their victims. */
function rememberClient({ connection, command }: CommandCall): void {
  const application = nested(nested(command, 'client'), 'application');
  if (typeof application.name === 'string') connection.appName = application.name;
}

function nested(document: Document, name: string): Document {
  const value = document[name];
  return isDocument(value) ? value : {};
}

export const hello = greet('isWritablePrimary');
export const legacyHello = greet('ismaster');
