import type { Notification } from '@wishbow/contracts/notifications';
import { useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { useAnswerAddressRequest } from '../../shared/use-answer-address-request.ts';
import { useAnswerRequest } from '../../shared/use-answer-request.ts';
import classes from './notification-answer.module.css';

/** Approve and Decline, for news that asks for an answer, until it is given: here or anywhere else. */
export function NotificationAnswer({ notification }: { notification: Notification }) {
  if (!notification.awaits_answer) return null;
  if (notification.kind === 'follow_requested') return <FollowAnswer notification={notification} />;
  if (notification.kind === 'address_requested') return <AddressAnswer notification={notification} />;
  return null;
}

function FollowAnswer({ notification }: { notification: Notification }) {
  const { approve, decline } = useAnswerRequest();
  const { secondary_model_id: relationshipId } = notification;
  if (!relationshipId || approve.isSuccess || decline.isSuccess) return null;
  return (
    <div className={classes.buttons}>
      <Button size="small" isLoading={approve.isPending} onClick={() => approve.mutate(relationshipId)}>
        Approve
      </Button>
      <Button
        size="small"
        variant="outline"
        isLoading={decline.isPending}
        onClick={() => decline.mutate(relationshipId)}
      >
        Decline
      </Button>
    </div>
  );
}

function AddressAnswer({ notification: { from_user: follower } }: { notification: Notification }) {
  const { user } = useSession();
  const { approve, reject } = useAnswerAddressRequest();
  if (!user || !follower || approve.isSuccess || reject.isSuccess) return null;
  const pair = { followerUserId: follower.id, followedUserId: user.id };
  return (
    <div className={classes.buttons}>
      <Button size="small" isLoading={approve.isPending} onClick={() => approve.mutate(pair)}>
        Approve
      </Button>
      <Button size="small" variant="outline" isLoading={reject.isPending} onClick={() => reject.mutate(pair)}>
        Decline
      </Button>
    </div>
  );
}
