import { auditModel } from '@wishbow/service/audit/audit-model';
import { buildIndexes, type Connection } from '@wishbow/service/mongo/connection';
import { buildModel } from './build-model.ts';
import { deploymentModel } from './deployment-model.ts';
import { liveSetModel } from './live-set-model.ts';

export interface RegistryDatabase {
  /** Connected, with its indexes. @throws while the server does not answer; asked again it tries again. */
  open(): Promise<Connection>;
  close(): Promise<void>;
}

/** The registry's own database, connected to when it is first asked for: pages are served without it, too. */
export function registryDatabase(connect: () => Promise<Connection>): RegistryDatabase {
  let opening: Promise<Connection> | undefined;
  const open = async () => {
    const connection = await connect();
    for (const model of [buildModel, liveSetModel, deploymentModel, auditModel]) model(connection);
    await buildIndexes(connection);
    return connection;
  };
  return {
    open: () => {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    close: async () => {
      await opening?.then(
        (connection) => connection.close(),
        () => undefined,
      );
    },
  };
}
