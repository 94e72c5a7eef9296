import { createHash } from 'node:crypto';
import { problem } from '@wishbow/contracts/problem';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/connection.ts';
import { type KeptAnswer, keptAnswerModel } from './kept-answer-model.ts';

/** A call that a browser sends again when its answer was lost. */
export interface RepeatableCall {
  readonly userId: UserId;
  /** As the caller sent it; keys of different people never meet. Without one nothing is remembered. */
  readonly idempotencyKey: string | undefined;
  /** Id of the endpoint. */
  readonly endpoint: string;
  readonly body: object;
}

/** Keeps an answer within the transaction of what it tells of, so that the two stand or fall together. */
export type KeepAnswer<Reply> = (reply: Reply, session: ClientSession) => Promise<void>;

const MISMATCH = {
  status: 409,
  body: problem('idempotency_mismatch', 'This was saved already, with other details. Please close the form and look.'),
} as const;

/**
 * Makes something at most once per person and `Idempotency-Key`: a repetition is answered with the words of the first
 * answer (RELIABILITY.md rows 31 and 32). What made nothing is not kept: a corrected form goes under the same key.
 */
export function answerRepeats(connection: Connection, now: () => Date) {
  // Known from the start, so that its index stands before the first request.
  keptAnswerModel(connection);
  return async <Reply>(call: RepeatableCall, answer: (keep: KeepAnswer<Reply>) => Promise<Reply>) => {
    if (call.idempotencyKey === undefined) return answer(async () => undefined);
    const answers = keptAnswerModel<Reply>(connection);
    const { _id, fingerprint } = marksOf(call);
    const findKept = async () => {
      const kept = await answers.findById(_id).lean<Pick<KeptAnswer<Reply>, 'fingerprint' | 'reply'> | null>();
      return kept && (kept.fingerprint === fingerprint ? kept.reply : MISMATCH);
    };
    const keep: KeepAnswer<Reply> = async (reply, session) => {
      await answers.insertMany([{ _id, fingerprint, reply, createdAt: now() }], { session });
    };
    const whenKeptMeanwhile = async (error: unknown) => {
      const kept = isDuplicateKey(error) ? await findKept() : null;
      if (!kept) throw error;
      return kept;
    };
    return (await findKept()) ?? answer(keep).catch(whenKeptMeanwhile);
  };
}

const marksOf = ({ userId, idempotencyKey, endpoint, body }: RepeatableCall) => ({
  _id: hashOf(`${userId}:${idempotencyKey}`),
  fingerprint: hashOf(`${endpoint}:${JSON.stringify(body)}`),
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
