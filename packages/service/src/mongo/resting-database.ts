import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { ErrorRequestHandler } from 'express';
import mongoose from 'mongoose';
import { RETRY_AFTER_SECONDS } from '../unanswered-peers.ts';

const { MongoError, MongoErrorLabel } = mongoose.mongo;

/** No server was to be had, or the connection to it broke. */
const OUTAGES = [
  mongoose.mongo.MongoNetworkError,
  mongoose.mongo.MongoServerSelectionError,
  mongoose.mongo.MongoNotConnectedError,
  mongoose.mongo.MongoTopologyClosedError,
  mongoose.mongo.MongoClientClosedError,
  mongoose.mongo.MongoExpiredSessionError,
  mongoose.mongo.MongoOperationTimeoutError,
  mongoose.Error.MongooseServerSelectionError,
] as const;

/** What the driver itself would try again: a primary that steps down, a server that shuts down or is overloaded. */
const TEMPORARY = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.SystemOverloadedError,
] as const;

/** Whether a failure, or one that it was caused by, is the database not answering (RELIABILITY.md row 61). */
export function isDatabaseOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (OUTAGES.some((outage) => error instanceof outage)) return true;
  if (error instanceof MongoError && TEMPORARY.some((label) => error.hasErrorLabel(label))) return true;
  return isDatabaseOut(error.cause);
}

/** A database that does not answer is 503 with `Retry-After`: what was acknowledged stays, what was not is all or nothing. */
export function restingDatabase(report: (error: unknown, requestId: string) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (!isDatabaseOut(error) || response.headersSent) return next(error);
    report(error, String(response.locals.requestId ?? ''));
    response.set('retry-after', String(RETRY_AFTER_SECONDS));
    sendProblem(response, 503, problem('temporarily_unavailable', 'This does not work right now. Please try again.'));
  };
}
