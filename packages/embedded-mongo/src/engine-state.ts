import { ObjectId } from 'bson';
import { OperationCounts } from './commands/operation-counts.ts';
import { Cursors } from './cursors/cursors.ts';
import { FailPoints } from './fail-points/fail-points.ts';
import { Sessions } from './sessions/session.ts';
import type { Store } from './storage/store.ts';

/** Everything a running engine holds. */
export type EngineState = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly failPoints: FailPoints;
  readonly operations: OperationCounts;
  readonly electionId: ObjectId;
  /** Host and port, or the socket path, as `hello` tells it. */
  address: string;
};

/** The engine announces itself as the only member of this replica set, since transactions and change streams need one. */
export const REPLICA_SET = 'rs0';

export function createEngineState(store: Store): EngineState {
  return {
    store,
    sessions: new Sessions(),
    cursors: new Cursors(),
    failPoints: new FailPoints(),
    operations: new OperationCounts(),
    electionId: new ObjectId(),
    address: '',
  };
}
