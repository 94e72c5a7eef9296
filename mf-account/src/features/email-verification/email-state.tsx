import type { Me } from '@wishbow/contracts/people';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import type { ReactNode } from 'react';
import classes from './email-state.module.css';
import { useSendVerification } from './use-send-verification.ts';

type EmailStateProps = {
  user: Me;
  /** Leads to another address. */
  change: ReactNode;
};

/** The person's address, and whether they have shown that it is theirs. */
export function EmailState({ user: { email, email_verified }, change }: EmailStateProps) {
  const sendAgain = useSendVerification();
  return (
    <div className={classes.email}>
      <p className={classes.words}>
        <span className={classes.label}>Email</span>
        <b>{email}</b>
      </p>
      <div className={classes.deeds}>
        {email_verified ? (
          <Badge tone="ok">Confirmed</Badge>
        ) : (
          <Button variant="outline" size="small" isLoading={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
            Send confirmation
          </Button>
        )}
        {change}
      </div>
    </div>
  );
}
