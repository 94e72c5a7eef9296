import { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** How many mails no mail server has taken, and are not tried again. */
export const useDeadMailCount = () =>
  useQuery({
    queryKey: ['listMails', 'dead'],
    queryFn: async () => (await callApi(adminMailsContract.listMails, { query: { state: 'dead' } })).body.counts.dead,
  });
