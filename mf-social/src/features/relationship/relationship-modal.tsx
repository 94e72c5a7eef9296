import type { Relationship } from '@wishbow/contracts/relationships';
import { failureText, type ModalViewProps, useSession } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Tabs } from '@wishbow/ui/tabs';
import { useState } from 'react';
import { AddressRequestRows } from './address-request-rows.tsx';
import { FollowerRows } from './follower-rows.tsx';
import { FollowingRows } from './following-rows.tsx';
import { PeopleRows } from './people-rows.tsx';
import { RequestRows } from './request-rows.tsx';
import { useRelationships } from './use-relationships.ts';

/** Followers, people followed, and on one's own profile who asks to follow. */
export default function RelationshipModal({ input, onClose }: ModalViewProps<'social.relationship'>) {
  const { user } = useSession();
  const isOwn = user?.username.toLowerCase() === input.username.toLowerCase();
  // Other people's requests are nobody's business: `?requested` shows their followers then.
  const [tab, setTab] = useState(input.tab === 'requested' && !isOwn ? 'followers' : input.tab);
  const relationships = useRelationships(input.username);

  return (
    <Dialog isOpen onOpenChange={onClose} title={isOwn ? 'Your people' : `@${input.username}`}>
      {relationships.isPending && <Skeleton height="160px" shape="box" />}
      {relationships.isError && (
        <ErrorPanel
          title="This list could not be loaded"
          text={failureText(relationships.error)}
          onRetry={() => relationships.refetch()}
        />
      )}
      {relationships.data === null && (
        <EmptyState picture="locked" title="This profile is private" text="Follow to see who is here." />
      )}
      {relationships.data && (
        <Tabs
          label="People"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'followers',
              label: 'Followers',
              count: relationships.data.followers.length,
              content: <Followers followers={relationships.data.followers} isOwn={isOwn} />,
            },
            {
              value: 'following',
              label: 'Following',
              count: relationships.data.following.length,
              content: <Following following={relationships.data.following} isOwn={isOwn} />,
            },
            ...(isOwn
              ? [
                  {
                    value: 'requested' as const,
                    label: 'Requests',
                    count: relationships.data.requested.length + askForAddress(relationships.data.followers).length,
                    content: <Requests {...relationships.data} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Dialog>
  );
}

const askForAddress = (followers: readonly Relationship[]) =>
  followers.filter(({ address_request_approved }) => address_request_approved === 0);

function Followers({ followers, isOwn }: { followers: readonly Relationship[]; isOwn: boolean }) {
  if (isOwn && followers.length > 0) return <FollowerRows followers={followers} />;
  return <PeopleRows people={followers.map(({ follower_user }) => follower_user)} emptyTitle="No followers yet" />;
}

type RequestsProps = { followers: readonly Relationship[]; requested: readonly Relationship[] };

/** Who asks to follow, and which follower asks for the address. */
function Requests({ followers, requested }: RequestsProps) {
  const addressRequests = askForAddress(followers);
  if (requested.length + addressRequests.length === 0) return <EmptyState picture="love-letter" title="No requests" />;
  return (
    <>
      <RequestRows requests={requested} />
      <AddressRequestRows requests={addressRequests} />
    </>
  );
}

/** One's own list has the reminders of birthdays beside the people. */
function Following({ following, isOwn }: { following: readonly Relationship[]; isOwn: boolean }) {
  if (isOwn && following.length > 0) return <FollowingRows following={following} />;
  return (
    <PeopleRows people={following.map(({ followed_user }) => followed_user)} emptyTitle="Not following anyone yet" />
  );
}
