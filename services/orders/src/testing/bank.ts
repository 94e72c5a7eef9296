import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { paymentsContract } from '@wishbow/contracts/payments-contract';
import type { Call } from '@wishbow/http/client';

interface Refusable {
  readonly status: number;
  readonly body: { readonly payment?: PaymentToConfirm | undefined } | object;
}

/** What the bank wants the buyer to confirm, of a checkout that has to ask. */
export function questionIn({ status, body }: Refusable): PaymentToConfirm {
  const question = 'payment' in body ? body.payment : undefined;
  if (status !== 402 || !question) throw new Error(`Nothing is asked: ${JSON.stringify(body)}`);
  return question;
}

/** The holder of the card presses one of the two buttons on their bank's page. */
export async function answerBank({ url }: PaymentToConfirm, outcome: 'complete' | 'fail'): Promise<void> {
  const answer = await fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ outcome }) });
  if (!answer.ok) throw new Error(`The bank's page answers ${answer.status}`);
}

/** The page goes on. */
export const goOn = (as: Call, { kind, id }: Pick<PaymentToConfirm, 'kind' | 'id'>, givesUp = false) =>
  as(paymentsContract.confirmPayment, { body: { payment: { kind, id }, gives_up: givesUp } });
