import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { callApi, showToast, useMutation } from '@wishbow/platform';

export type PulledItem = Extract<AnswerOf<typeof catalogContract.pullAmazonItem>, { status: 200 }>['body'];

/** Reads what a shop's page says about its product. Whatever keeps it from that, the person goes on by hand. */
export function usePullItem(onPulled: (item: PulledItem) => void) {
  return useMutation({
    mutationFn: (url: string) => callApi(catalogContract.pullAmazonItem, { body: { url } }),
    onSuccess: (answer) => (answer.status === 200 ? onPulled(answer.body) : tellFailure()),
    onError: tellFailure,
  });
}

const tellFailure = () => showToast('Item not able to be pulled. Please enter details manually.', { tone: 'error' });
