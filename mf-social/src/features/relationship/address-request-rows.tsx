import type { Relationship } from '@wishbow/contracts/relationships';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { ListRow } from '@wishbow/ui/list-row';
import { useAnswerAddressRequest } from '../../shared/use-answer-address-request.ts';
import classes from './request-rows.module.css';

/** Who asks where one lives. */
export const AddressRequestRows = ({ requests }: { requests: readonly Relationship[] }) =>
  requests.map((request) => <AddressRequestRow key={request.id} request={request} />);

function AddressRequestRow({ request: { follower_user: follower, followed_user_id } }: { request: Relationship }) {
  const { approve, reject } = useAnswerAddressRequest();
  const pair = { followerUserId: follower.id, followedUserId: followed_user_id };
  return (
    <ListRow
      title={follower.name}
      text="Asks for your address"
      media={<Avatar name={follower.name} src={follower.details.avatar ?? undefined} />}
      trailing={
        <span className={classes.buttons}>
          <Button
            size="small"
            aria-label={`Approve, and share your address with ${follower.name}`}
            isLoading={approve.isPending}
            onClick={() => approve.mutate(pair)}
          >
            Approve
          </Button>
          <Button
            size="small"
            variant="outline"
            aria-label={`Decline to share your address with ${follower.name}`}
            isLoading={reject.isPending}
            onClick={() => reject.mutate(pair)}
          >
            Decline
          </Button>
        </span>
      }
    />
  );
}
