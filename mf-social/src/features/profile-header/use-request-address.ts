import type { ViewedUser } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { callApi, failureText, queryClient, showToast, useMutation, useSession } from '@wishbow/platform';

/** Asks a person one follows for their address, or takes the request back. */
export function useRequestAddress({ id, username }: Pick<ViewedUser, 'id' | 'username'>) {
  const { user } = useSession();
  const pair = { followerUserId: user?.id ?? '', followedUserId: id };
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: ['getViewedUser', username] });
  const onError = (failure: unknown) => showToast(failureText(failure), { tone: 'error' });
  const request = useMutation({
    mutationFn: () => callApi(relationshipsContract.requestAddress, { body: pair }),
    onSuccess: () => showToast('Address request sent'),
    onError,
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: () => callApi(relationshipsContract.cancelAddressRequest, { body: pair }),
    onSuccess: () => showToast('Address request cancelled'),
    onError,
    onSettled,
  });
  return { request, cancel };
}
