import type { PersonSummary } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { queryClient, showToast, useChange, useSession } from '@wishbow/platform';

/** Switches the reminders of the birthday of somebody one follows. */
export function useBirthdayReminder({ id, username }: Pick<PersonSummary, 'id' | 'username'>) {
  const { user } = useSession();
  const aboutUs = () => ({ body: { followerUserId: user?.id ?? '', followedUserId: id } });
  return useChange(relationshipsContract.toggleBirthdayReminder, aboutUs, {
    onSuccess: () => showToast('Birthday reminder updated.'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['getViewedUser', username] });
      void queryClient.invalidateQueries({ queryKey: ['getRelationships'] });
    },
  });
}
