import type { ViewedUser } from '@wishbow/contracts/people';
import { FollowButton } from './follow-button.tsx';
import { OwnActions } from './own-actions.tsx';
import { PersonMenu } from './person-menu.tsx';
import { RequestAddress } from './request-address.tsx';
import { UnblockButton } from './unblock-button.tsx';

/** What the viewer can do from a profile: their own, somebody's, or that of somebody they have blocked. */
export function ProfileActions({ user, isOwn }: { user: ViewedUser; isOwn: boolean }) {
  if (isOwn) return <OwnActions user={user} />;
  if (user.isBlocked) {
    return (
      <>
        <UnblockButton user={user} />
        <PersonMenu user={user} />
      </>
    );
  }
  return (
    <>
      <FollowButton user={user} />
      <RequestAddress user={user} />
      <PersonMenu user={user} />
    </>
  );
}
