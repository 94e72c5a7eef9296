import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { callApi, showToast, useMutation } from '@wishbow/platform';

export type PulledItem = Extract<AnswerOf<typeof catalogContract.pullAmazonItem>, { status: 200 }>['body'];

/**
 * Reads what a shop's page says about its product. Whatever keeps it from that, the person goes on by hand; what is
 * heard of a page whose link has been changed meanwhile counts for nothing.
 * @param typedUrl the address that stands in the form now.
 */
export function usePullItem(typedUrl: string | undefined, onPulled: (item: PulledItem) => void) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (url: string) => callApi(catalogContract.pullAmazonItem, { body: { url } }),
    onSuccess: (answer, url) => {
      if (url !== typedUrl) return;
      if (answer.status === 200) onPulled(answer.body);
      else tellFailure();
    },
    onError: (_failure, url) => {
      if (url === typedUrl) tellFailure();
    },
  });
  return { pull: mutate, isPulling: isPending && variables === typedUrl };
}

const tellFailure = () => showToast('Item not able to be pulled. Please enter details manually.', { tone: 'error' });
