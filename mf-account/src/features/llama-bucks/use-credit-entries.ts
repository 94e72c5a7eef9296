import { creditContract } from '@wishbow/contracts/credit-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';

/** What became of one's own Llama Bucks, newest first, page by page. */
export function useCreditEntries() {
  return useInfiniteQuery({
    queryKey: ['getCreditEntries'],
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      (await callApi(creditContract.listCreditEntries, { body: { before: pageParam || null } })).body,
    getNextPageParam: (page) => (page.has_more ? page.entries.at(-1)?.id : undefined),
  });
}
