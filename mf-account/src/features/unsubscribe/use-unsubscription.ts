import { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import { callApi, queryClient, useChange, useQuery } from '@wishbow/platform';

const keyOf = (token: string) => ['getUnsubscription', token];

/** What the link of a mail is about; null where it is none of ours. */
export const useUnsubscription = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: async () => {
      const answer = await callApi(notificationSettingsContract.getUnsubscription, { query: { token } });
      return answer.status === 200 ? answer.body : null;
    },
  });

export const useUnsubscribe = (token: string) =>
  useChange(notificationSettingsContract.unsubscribe, () => ({ query: { token } }), {
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(token) }),
  });
