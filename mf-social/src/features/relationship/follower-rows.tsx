import type { Relationship } from '@wishbow/contracts/relationships';
import { Button } from '@wishbow/ui/button';
import { PersonRow } from '../../shared/person-row.tsx';
import { useAnswerAddressRequest } from '../../shared/use-answer-address-request.ts';

/** One's own followers; whoever was given the address can have it taken back. */
export const FollowerRows = ({ followers }: { followers: readonly Relationship[] }) =>
  followers.map((follower) => <FollowerRow key={follower.id} relationship={follower} />);

function FollowerRow({ relationship }: { relationship: Relationship }) {
  const { reject } = useAnswerAddressRequest();
  const { follower_user: person, followed_user_id: followedUserId } = relationship;
  const hasAddress = relationship.address_request_approved === 1;
  return (
    <PersonRow
      person={person}
      trailing={
        hasAddress && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Stop sharing your address with ${person.name}`}
            isLoading={reject.isPending}
            onClick={() => reject.mutate({ followerUserId: person.id, followedUserId })}
          >
            Stop sharing address
          </Button>
        )
      }
    />
  );
}
