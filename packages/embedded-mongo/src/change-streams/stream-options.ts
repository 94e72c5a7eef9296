import { Timestamp } from 'bson';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { locatedRefusal, refusal } from '../errors/command-error.ts';
import { timeOf } from '../storage/logical-clock.ts';
import { parseResumeToken } from './resume-token.ts';

export type ImageMode = 'off' | 'updateLookup' | 'whenAvailable' | 'required';

export type StreamOptions = {
  readonly fullDocument: ImageMode;
  readonly fullDocumentBeforeChange: ImageMode;
  readonly isClusterWide: boolean;
  /** Events later than this logical time are told. */
  readonly startAfter: number;
};

const KNOWN: ReadonlySet<string> = new Set([
  'fullDocument',
  'fullDocumentBeforeChange',
  'resumeAfter',
  'startAfter',
  'startAtOperationTime',
  'allChangesForCluster',
]);

const MODES: readonly ImageMode[] = ['off', 'updateLookup', 'whenAvailable', 'required'];

/** Reads the operand of `$changeStream`; `now` is where a stream without a start begins. */
export function parseStreamOptions(operand: Value, now: number): StreamOptions {
  if (!isDocument(operand)) throw refusal('FailedToParse', '$changeStream must take a nested object');
  const stranger = Object.keys(operand).find((name) => !KNOWN.has(name));
  if (stranger) throw locatedRefusal(40415, `BSON field '$changeStream.${stranger}' is an unknown field.`);
  return {
    fullDocument: imageMode(operand.fullDocument),
    fullDocumentBeforeChange: imageMode(operand.fullDocumentBeforeChange),
    isClusterWide: Boolean(operand.allChangesForCluster),
    startAfter: startTime(operand, now),
  };
}

function imageMode(value: Value): ImageMode {
  if (value === undefined || value === 'default') return 'off';
  const mode = MODES.find((known) => known === value);
  if (!mode)
    throw refusal(
      'BadValue',
      `Enumeration value '${String(value)}' for a field of $changeStream is not a valid value.`,
    );
  return mode;
}

function startTime({ resumeAfter, startAfter, startAtOperationTime }: Document, now: number): number {
  const token = resumeAfter ?? startAfter;
  if (token !== undefined) {
    const { time, isInvalidation } = parseResumeToken(token);
    if (isInvalidation && resumeAfter) {
      throw refusal(
        'InvalidResumeToken',
        "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
      );
    }
    return time;
  }
  return startAtOperationTime instanceof Timestamp ? timeOf(startAtOperationTime) - 1 : now;
}
