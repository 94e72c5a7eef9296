/** Of what these stand in a process dies that `dies-where-told.ts` is loaded into. */
export const DIES = {
  /** In a file of a build: the BFF that writes it, after the files before it. */
  inUpload: 'the BFF dies while it is uploaded',
  /** In the reason of a deployment: the BFF that has written all of it and would commit it now. */
  beforeCommit: 'the BFF dies before it is committed',
  /** The same for the database: as it is to commit, and when it has and would say so. */
  uncommitted: 'the database dies before it is committed',
  unanswered: 'the database dies once it is committed',
} as const;
