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
  const { mutate, isPending, isError, data, variables } = useMutation({
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
  const isOfTyped = variables !== undefined && variables === typedUrl;
  return {
    pull: mutate,
    isPulling: isOfTyped && isPending,
    /** Said below the field for as long as that link stands there; the toast is gone after seconds. */
    failure: isOfTyped && (isError || (data && data.status !== 200)) ? NOT_PULLED : undefined,
  };
}

const NOT_PULLED = 'Item not able to be pulled. Please enter details manually.';

const tellFailure = () => showToast(NOT_PULLED, { tone: 'error' });
