import type { ViewedUser } from '@wishbow/contracts/people';
import { Button } from '@wishbow/ui/button';
import { TextLink } from '@wishbow/ui/text-link';
import { MapPin } from 'lucide-react';
import classes from './request-address.module.css';
import { useRequestAddress } from './use-request-address.ts';

/** For followers of somebody who shows their address on request: asks, waits, or says nothing once it is shared. */
export function RequestAddress({ user }: { user: ViewedUser }) {
  const { request, cancel } = useRequestAddress(user);
  const { relationship, isFollowed, isAddressApproved, settings } = user;
  if (!isFollowed || isAddressApproved || settings.show_address !== 'requests') return null;
  if (relationship?.address_request_approved === 0) {
    return (
      <p className={classes.waiting}>
        Address requested and will be shown once request is approved.{' '}
        <TextLink render={<button type="button" />} onClick={() => cancel.mutate()}>
          Cancel request
        </TextLink>
      </p>
    );
  }
  return (
    <Button variant="outline" icon={<MapPin />} isLoading={request.isPending} onClick={() => request.mutate()}>
      Request Address
    </Button>
  );
}
