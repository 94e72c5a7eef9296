import { nextAttemptAt } from './retry-rules.ts';
import { stripeSignature } from './stripe-signature.ts';
import type { WebhookDelivery, WebhookRepository } from './webhook-repository.ts';

const MESSAGES_AT_ONCE = 20;
const ANSWER_TIMEOUT_MS = 5_000;
const LONGEST_SLEEP_MS = 60_000;
const SLEEP_AFTER_TROUBLE_MS = 1_000;

export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;
type DispatcherSettings = {
  webhooks: WebhookRepository;
  now: () => Date;
  firstRetryAfterMs: number;
  report: (error: unknown) => void;
};

/** Posts one message; undefined when it was taken, else why it was not. */
const post = async (message: WebhookDelivery, sentAt: Date): Promise<string | undefined> => {
  const signature =
    message.signingSecret === null
      ? {}
      : { 'stripe-signature': stripeSignature(message.body, message.signingSecret, sentAt) };
  const target = new URL(message.url);
  const { username, password } = target;
  target.username = target.password = '';
  const authorization =
    username || password
      ? {
          authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
        }
      : {};
  const answer = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature, ...authorization },
    body: message.body,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.ok ? undefined : `answered ${answer.status}`;
};

/**
 * Delivers stored messages at least once and until they are taken. It sleeps until the next one is due;
 * `wake` tells it that there are new ones. A message is only marked after its answer, so a crash repeats it.
 */
export const createWebhookDispatcher = ({ webhooks, now, firstRetryAfterMs, report }: DispatcherSettings) => {
  let timer: NodeJS.Timeout | undefined;
  let pass: Promise<void> | undefined;
  let isWokenDuringPass = false;
  let isStopped = true;

  /** @returns when it is tried again, if ever; `taken` when it is not. */
  const deliver = async (message: WebhookDelivery): Promise<Date | 'taken' | undefined> => {
    const failure = await post(message, now()).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (failure === undefined) return 'taken';
    const dueAt = nextAttemptAt(
      { createdAt: message.createdAt, attempts: message.attempts + 1 },
      now(),
      firstRetryAfterMs,
    );
    await webhooks.setFailed(message._id, failure, dueAt ? { dueAt } : { state: 'abandoned' });
    return dueAt;
  };

  const deliverDue = async (): Promise<number> => {
    // One more than is sent, so that it is known by the same question when to go on.
    const next = await webhooks.listNext(MESSAGES_AT_ONCE + 1);
    const startedAt = now();
    const due = next.filter(({ dueAt }) => dueAt <= startedAt).slice(0, MESSAGES_AT_ONCE);
    const again = await Promise.all(due.map(deliver));
    await webhooks.setDelivered(due.flatMap(({ _id }, index) => (again[index] === 'taken' ? [_id] : [])));
    const times = [next[due.length]?.dueAt, ...again].flatMap((time) => (time instanceof Date ? [time.getTime()] : []));
    return Math.min(Math.max(Math.min(...times) - now().getTime(), 0), LONGEST_SLEEP_MS);
  };

  const run = (): void => {
    clearTimeout(timer);
    isWokenDuringPass = false;
    pass = deliverDue()
      .catch((error: unknown) => {
        report(error);
        return SLEEP_AFTER_TROUBLE_MS;
      })
      .then((sleepMs) => {
        pass = undefined;
        if (!isStopped) timer = setTimeout(run, isWokenDuringPass ? 0 : sleepMs);
      });
  };

  return {
    start: (): void => {
      isStopped = false;
      run();
    },
    wake: (): void => {
      if (isStopped) return;
      if (pass) isWokenDuringPass = true;
      else run();
    },
    /** Resolves once the messages now being posted are settled. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await pass;
    },
  };
};
