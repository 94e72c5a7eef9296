import type { ViewedUser } from '@wishbow/contracts/people';
import { requireSignIn } from '@wishbow/platform';
import { AlertDialog } from '@wishbow/ui/alert-dialog';
import { Button } from '@wishbow/ui/button';
import { Clock, UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useFollow } from './use-follow.ts';

/** Follow, Requested or Following. Ending it is asked about first, since it takes a new request to come back. */
export function FollowButton({ user }: { user: ViewedUser }) {
  const { follow, unfollow } = useFollow(user);
  const [isAsking, setAsking] = useState(false);
  const { relationship, firstName } = user;

  if (!relationship) {
    return (
      <Button
        icon={<UserPlus />}
        isLoading={follow.isPending}
        onClick={() => void requireSignIn(() => follow.mutate())}
      >
        Follow
      </Button>
    );
  }
  const end = () => {
    setAsking(false);
    unfollow.mutate();
  };
  return (
    <>
      <Button
        variant="outline"
        icon={relationship.approved ? <UserCheck /> : <Clock />}
        isLoading={unfollow.isPending}
        onClick={() => setAsking(true)}
      >
        {relationship.approved ? 'Following' : 'Requested'}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={relationship.approved ? `Unfollow ${firstName}?` : 'Take your request back?'}
        confirmLabel={relationship.approved ? 'Unfollow' : 'Cancel request'}
        onConfirm={end}
      >
        {relationship.approved
          ? `You will not see ${firstName}'s private lists any more.`
          : `${firstName} will not see your request any more.`}
      </AlertDialog>
    </>
  );
}
