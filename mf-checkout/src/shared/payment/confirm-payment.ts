import type { AnswerOf } from '@wishbow/contracts/endpoint';
import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { paymentsContract } from '@wishbow/contracts/payments-contract';
import { callApi } from '@wishbow/platform';
import { getCardProvider } from '../card-provider/card-provider.ts';

type Confirmed = AnswerOf<typeof paymentsContract.confirmPayment>;

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** What the buyer can confirm now, if that is what an answer asks for. */
const questionIn = (answer: Answer & { body: { payment?: PaymentToConfirm | undefined } }) =>
  answer.status === 402 ? answer.body.payment : undefined;

/**
 * Leads the buyer through the questions of their bank for as long as there are any.
 * @returns the answer itself where nothing is asked, otherwise what came of it.
 */
export async function withConfirmation<
  A extends Answer & { body: { payment?: PaymentToConfirm | undefined } | object },
>(answer: A): Promise<A | Confirmed> {
  const question = questionIn(answer);
  return question ? confirmPayment(question) : answer;
}

async function confirmPayment(payment: PaymentToConfirm): Promise<Confirmed> {
  const { kind, id } = payment;
  const provider = await getCardProvider();
  const hasAnswered = await provider.askHolder(payment);
  const answer = await callApi(paymentsContract.confirmPayment, {
    body: { payment: { kind, id }, gives_up: !hasAnswered },
  });
  const next = questionIn(answer);
  return next ? confirmPayment(next) : answer;
}
