import type { Relationship } from '@wishbow/contracts/relationships';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { ListRow } from '@wishbow/ui/list-row';
import { useAnswerRequest } from '../../shared/use-answer-request.ts';
import classes from './request-rows.module.css';

/** Who asks to follow; approving or declining takes them off the list. */
export const RequestRows = ({ requests }: { requests: readonly Relationship[] }) =>
  requests.map((request) => <RequestRow key={request.id} request={request} />);

function RequestRow({ request: { id, follower_user: follower } }: { request: Relationship }) {
  const { approve, decline } = useAnswerRequest();
  return (
    <ListRow
      title={follower.name}
      text={`@${follower.username}`}
      media={<Avatar name={follower.name} src={follower.details.avatar ?? undefined} />}
      trailing={
        <span className={classes.buttons}>
          <Button
            size="small"
            aria-label={`Approve ${follower.name}`}
            isLoading={approve.isPending}
            onClick={() => approve.mutate(id)}
          >
            Approve
          </Button>
          <Button
            size="small"
            variant="outline"
            aria-label={`Decline ${follower.name}`}
            isLoading={decline.isPending}
            onClick={() => decline.mutate(id)}
          >
            Decline
          </Button>
        </span>
      }
    />
  );
}
