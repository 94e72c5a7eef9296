import { dateOnlyIn, formatDay } from '@wishbow/domain/date-only';
import { failureText, useSession } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useState } from 'react';
import classes from './claim-gift.module.css';
import { ClaimWithAccount } from './claim-with-account.tsx';
import { ClaimWithAddress } from './claim-with-address.tsx';
import { useClaimGift } from './use-claim-gift.ts';
import { useInvitation } from './use-invitation.ts';

/** A gift that waits for whoever reads this mail. Nothing is used up before the button is pressed. */
export function ClaimGift({ token }: { token: string }) {
  const query = useInvitation(token);
  const claim = useClaimGift(token);
  const { user } = useSession();
  const [isElsewhere, setElsewhere] = useState(false);

  if (query.isPending) return <Skeleton shape="box" height="320px" />;
  if (query.isError) {
    return (
      <ErrorPanel
        title="Your gift could not be loaded"
        text={failureText(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        headingLevel={2}
      />
    );
  }
  if (!query.data) {
    return <p role="alert">This link has been used or has expired. Whoever sent it can send the gift once more.</p>;
  }
  const { from_user: giver, expires_at: expiresAt } = query.data;
  if (claim.data?.status === 200) {
    return (
      <p role="status">
        Thank you. {giver.firstName}’s gift goes to you now.{' '}
        {user && !isElsewhere ? '' : 'We will email you when it ships.'}
      </p>
    );
  }
  return (
    <div className={classes.gift}>
      <div className={classes.giver}>
        <Avatar name={giver.name} src={giver.details.avatar ?? undefined} />
        <div>
          <b>{giver.name}</b> has a gift for you
          <p className={classes.until}>It waits until {formatDay(dateOnlyIn(new Date(expiresAt)))}.</p>
        </div>
      </div>
      {user && !isElsewhere ? (
        <ClaimWithAccount user={user} claim={claim} giver={giver} onElsewhere={() => setElsewhere(true)} />
      ) : (
        <ClaimWithAddress claim={claim} isSignedIn={user !== null} onOwn={() => setElsewhere(false)} />
      )}
    </div>
  );
}
