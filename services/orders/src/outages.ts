import { RequestFailed } from '@wishbow/http/client';
import { CollectionUnderWay } from './contributions/collected.ts';
import type { Dependencies } from './dependencies.ts';
import { PaymentsOut } from './payments/payments.ts';
import { refusalReply, refused } from './refusals.ts';
import { RetailerOut } from './retailer/retailer.ts';

/** Somebody we depend on did not answer; nothing is wrong with the call. */
const isOutage = (error: unknown): boolean =>
  error instanceof PaymentsOut ||
  error instanceof RetailerOut ||
  error instanceof CollectionUnderWay ||
  (error instanceof RequestFailed && (error.status === 0 || error.status >= 500)) ||
  (error instanceof DOMException && error.name === 'TimeoutError');

const unavailable = refusalReply(refused('unavailable').refusal);

/** Answers 503 instead of failing when somebody else is out. */
export async function unlessOut<T>({ logger }: Dependencies, work: () => Promise<T>): Promise<T | typeof unavailable> {
  try {
    return await work();
  } catch (error) {
    if (!isOutage(error)) throw error;
    logger.warn({ err: error }, 'a partner is out');
    return unavailable;
  }
}
