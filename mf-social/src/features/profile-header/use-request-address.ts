import type { ViewedUser } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { queryClient, showToast, useChange, useSession } from '@wishbow/platform';

/** Asks a person one follows for their address, or takes the request back. */
export function useRequestAddress({ id, username }: Pick<ViewedUser, 'id' | 'username'>) {
  const { user } = useSession();
  const aboutUs = () => ({ body: { followerUserId: user?.id ?? '', followedUserId: id } });
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: ['getViewedUser', username] });
  const request = useChange(relationshipsContract.requestAddress, aboutUs, {
    onSuccess: () => showToast('Address request sent'),
    onSettled,
  });
  const cancel = useChange(relationshipsContract.cancelAddressRequest, aboutUs, {
    onSuccess: () => showToast('Address request cancelled'),
    onSettled,
  });
  return { request, cancel };
}
