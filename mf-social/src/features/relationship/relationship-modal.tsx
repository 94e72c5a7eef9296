import { failureText, type ModalViewProps, useSession } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Tabs } from '@wishbow/ui/tabs';
import { useState } from 'react';
import { PeopleRows } from './people-rows.tsx';
import { RequestRows } from './request-rows.tsx';
import { useRelationships } from './use-relationships.ts';

/** Followers, people followed, and on one's own profile who asks to follow. */
export default function RelationshipModal({ input, onClose }: ModalViewProps<'social.relationship'>) {
  const [tab, setTab] = useState(input.tab);
  const { user } = useSession();
  const relationships = useRelationships(input.username);
  const isOwn = user?.username === input.username;

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
              content: (
                <PeopleRows
                  people={relationships.data.followers.map(({ follower_user }) => follower_user)}
                  emptyTitle="No followers yet"
                />
              ),
            },
            {
              value: 'following',
              label: 'Following',
              count: relationships.data.following.length,
              content: (
                <PeopleRows
                  people={relationships.data.following.map(({ followed_user }) => followed_user)}
                  emptyTitle="Not following anyone yet"
                />
              ),
            },
            ...(isOwn
              ? [
                  {
                    value: 'requested' as const,
                    label: 'Requests',
                    count: relationships.data.requested.length,
                    content: <RequestRows requests={relationships.data.requested} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Dialog>
  );
}
