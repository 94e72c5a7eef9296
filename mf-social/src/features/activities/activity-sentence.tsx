import type { Activity } from '@wishbow/contracts/activities';
import type { PersonSummary } from '@wishbow/contracts/people';
import { useSession } from '@wishbow/platform';
import type { ReactNode } from 'react';
import { ListName, PersonName, WishLink } from './activity-links.tsx';
import type { ActivityGroup } from './group-activities.ts';

type ActivitySentenceProps = {
  group: ActivityGroup;
  /** Whether it tells that the goal of the fund is there. */
  isComplete?: boolean;
  /** First names, where there is little room. */
  isShort?: boolean;
};

/** One sentence: who did what. */
export function ActivitySentence({
  group: { newest, all },
  isComplete = false,
  isShort = false,
}: ActivitySentenceProps) {
  const name = (person: PersonSummary, self = 'You') => <PersonName person={person} self={self} isShort={isShort} />;
  if (isComplete && newest.kind === 'fund_contributed') {
    return (
      <>
        <WhoseFund owner={newest.item.user} isShort={isShort} /> fund <ItemName activity={newest} /> is complete
      </>
    );
  }
  const others = new Set(all.map(({ user }) => user.id)).size - 1;
  return (
    <>
      {name(newest.user)}
      {others > 0 && (
        <>
          {' and '}
          <b>{others === 1 ? '1 other' : `${others} others`}</b>
        </>
      )}{' '}
      <Deed activity={newest} count={all.length} name={name} />
    </>
  );
}

type Name = (person: PersonSummary, self?: string) => ReactNode;

function WhoseFund({ owner, isShort }: { owner: PersonSummary; isShort: boolean }) {
  const { user } = useSession();
  if (owner.id === user?.id) return <b>Your</b>;
  return (
    <>
      <PersonName person={owner} self="You" isShort={isShort} />
      ’s
    </>
  );
}

function Deed({ activity, count, name }: { activity: Activity; count: number; name: Name }): ReactNode {
  if (activity.kind === 'wishlist_created') {
    return (
      <>
        created the wishlist <ListName list={activity.wishlist} />
      </>
    );
  }
  const item = <ItemName activity={activity} />;
  switch (activity.kind) {
    case 'wish_added':
      return (
        <>
          added {count === 1 ? item : `${count} wishes`} to <ListName list={activity.item.wishlist} />
        </>
      );
    case 'wish_liked':
      return <>liked {count === 1 ? item : `${count} wishes`}</>;
    case 'wish_commented':
      return <>commented on {item}</>;
    case 'wish_recommended':
      return <>recommended {item}</>;
    case 'wish_gifted':
      return (
        <>
          gifted {item} to {name(activity.item.user, 'you')}
        </>
      );
    case 'fund_contributed':
      return <>chipped in to {item}</>;
  }
}

const ItemName = ({ activity }: { activity: Exclude<Activity, { kind: 'wishlist_created' }> }) => (
  <WishLink wish={activity.item}>{activity.item.title}</WishLink>
);
