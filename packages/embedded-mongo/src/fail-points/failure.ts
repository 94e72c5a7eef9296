import { setTimeout as sleep } from 'node:timers/promises';
import { numberOr } from '../bson/numbers.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { CommandError } from '../errors/command-error.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import type { Connection } from '../wire/connection.ts';
import type { FailPoints } from './fail-points.ts';

/** What an armed `failCommand` does to a command. */
export type Failure = {
  readonly closesConnection: boolean;
  readonly error: CommandError | undefined;
  readonly writeConcernError: Document | undefined;
  /** Labels the test asks for in place of the usual ones. */
  readonly labels: string[] | undefined;
};

/** The failure due for a command, after the delay it may ask for; undefined when none is armed. */
export async function takeFailure(
  failPoints: FailPoints,
  name: string,
  command: Document,
  connection: Connection,
): Promise<Failure | undefined> {
  const settings = failPoints.take(name, connection.appName);
  if (!settings) return undefined;
  const isTimedOut = settings.blockConnection ? await block(settings, command) : false;
  return {
    closesConnection: Boolean(settings.closeConnection),
    error: isTimedOut
      ? new CommandError(ERROR_CODES.MaxTimeMSExpired, 'operation exceeded time limit')
      : configuredError(settings),
    writeConcernError: isDocument(settings.writeConcernError) ? settings.writeConcernError : undefined,
    labels: labelList(settings.errorLabels),
  };
}

/** True when the command's own time limit ran out first. */
async function block({ blockTimeMS }: Document, { maxTimeMS }: Document): Promise<boolean> {
  const wanted = numberOr(blockTimeMS, 0);
  const limit = numberOr(maxTimeMS, 0) || Number.POSITIVE_INFINITY;
  await sleep(Math.min(wanted, limit));
  return wanted > limit;
}

function configuredError({ errorCode }: Document): CommandError | undefined {
  if (errorCode === undefined) return undefined;
  return new CommandError(numberOr(errorCode, ERROR_CODES.UnknownError), "Failing command via 'failCommand' failpoint");
}

function labelList(labels: Value): string[] | undefined {
  return Array.isArray(labels) ? labels.map(String) : undefined;
}
