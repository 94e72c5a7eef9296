export type DatabaseChoice =
  | { kind: 'given'; url: string }
  | { kind: 'mongod'; program: string }
  | { kind: 'embedded' };

/** The address that was given, else a MongoDB server of this machine, else the engine in packages/embedded-mongo. */
export function chooseDatabase(givenUrl: string | undefined, mongod: string | undefined): DatabaseChoice {
  if (givenUrl !== undefined) return { kind: 'given', url: givenUrl };
  if (mongod !== undefined) return { kind: 'mongod', program: mongod };
  return { kind: 'embedded' };
}

/** Where a one-node replica set of this machine is reached. */
export const localDatabaseUrl = (port: number): string =>
  `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true`;
