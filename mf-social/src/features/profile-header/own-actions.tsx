import type { ViewedUser } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { Link, openModal, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { Settings, User } from 'lucide-react';

/** What one does from one's own profile: answer requests, and change the account. */
export function OwnActions({ user: { username, details } }: { user: ViewedUser }) {
  const { user: self } = useSession();
  const count = (details.requested_followers ?? 0) + (self?.details.addressRequestsCount ?? 0);
  const openRequests = () => void openModal('social.relationship', { username, tab: 'requested' });
  return (
    <>
      <Button variant="outline" icon={<User />} onClick={openRequests}>
        {count === 1 ? '1 request' : `${count} requests`}
      </Button>
      <LinkButton variant="outline" icon={<Settings />} render={<Link to={hrefOf('account')} />}>
        My Account
      </LinkButton>
    </>
  );
}
