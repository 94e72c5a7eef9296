/**
 * The error names this server can answer with and their numbers, as clients of MongoDB 8.0 know them.
 * Source: src/mongo/base/error_codes.yml of the MongoDB server.
 */
export const ERROR_CODES = {
  BadValue: 2,
  HostUnreachable: 6,
  HostNotFound: 7,
  UnknownError: 8,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  LockTimeout: 24,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NoMatchingDocument: 47,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  CommandNotSupported: 115,
  ConflictingOperationInProgress: 117,
  DocumentValidationFailure: 121,
  ReadConcernMajorityNotAvailableYet: 134,
  CommandNotSupportedOnView: 166,
  InvalidPipelineOperator: 168,
  PrimarySteppedDown: 189,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  CursorKilled: 237,
  SnapshotTooOld: 239,
  ConversionFailure: 241,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  InvalidResumeToken: 260,
  ExceededTimeLimit: 262,
  OperationNotSupportedInTransaction: 263,
  ChangeStreamFatalError: 280,
  ChangeStreamHistoryLost: 286,
  SocketException: 9001,
  NotWritablePrimary: 10107,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  InterruptedAtShutdown: 11600,
  InterruptedDueToReplStateChange: 11602,
  MergeStageNoMatchingDocument: 13113,
  NotPrimaryNoSecondaryOk: 13435,
  NotPrimaryOrSecondary: 13436,
} as const;

export type ErrorName = keyof typeof ERROR_CODES;

const NAMES_BY_CODE = new Map<number, string>(Object.entries(ERROR_CODES).map(([name, code]) => [code, name]));

/** The name of a code; numbers without a name are called `Location<code>`, as the server does. */
export function errorName(code: number): string {
  return NAMES_BY_CODE.get(code) ?? `Location${code}`;
}

/** After one of these a client may send the same write again, because it may not have reached a primary. */
export const RETRYABLE_CODES: ReadonlySet<number> = new Set([
  6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436,
]);

/** After one of these a client may run the whole transaction again. */
export const TRANSIENT_CODES: ReadonlySet<number> = new Set([...RETRYABLE_CODES, 24, 112, 246, 251, 267]);

/** After one of these a client may resume its change stream from the last token. */
export const RESUMABLE_CODES: ReadonlySet<number> = new Set([
  6, 7, 63, 89, 91, 133, 150, 189, 234, 262, 9001, 10107, 11600, 11602, 13388, 13435, 13436,
]);
