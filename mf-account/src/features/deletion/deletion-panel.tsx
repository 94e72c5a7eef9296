import type { Me } from '@wishbow/contracts/people';
import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import { Button } from '@wishbow/ui/button';
import { useState } from 'react';
import classes from '../../shared/stacked-form.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Leaving for good, with two weeks to change one's mind. */
export function DeletionPanel({ user }: { user: Me }) {
  const [isAsking, setAsking] = useState(false);
  const keep = useKeepAccount(user.id);
  const dueAt = user.deletion_due_at;
  return (
    <section className={classes.form} aria-labelledby="deletion">
      <h2 id="deletion">Delete your account</h2>
      {dueAt ? (
        <>
          <p className={classes.text}>
            Your account will be deleted on {formatDayWithYear(dateOnlyIn(new Date(dueAt)))}.
          </p>
          <Button isLoading={keep.isPending} onClick={() => keep.mutate()}>
            Keep my account
          </Button>
        </>
      ) : (
        <>
          <p className={classes.text}>
            You are logged out everywhere, and have two weeks to change your mind. Then your name, picture, address,
            cards, people and lists are gone for good, and what was chipped in to your funds goes back to those who gave
            it. Orders under way still arrive. A check for a fund has to be mailed before.
          </p>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </>
      )}
      <DeleteAccountDialog isOpen={isAsking} onOpenChange={setAsking} />
    </section>
  );
}
