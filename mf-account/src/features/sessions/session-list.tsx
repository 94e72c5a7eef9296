import type { SessionSummary } from '@wishbow/contracts/own-account-contract';
import { formatAgo } from '@wishbow/domain/relative-time';
import { AlertDialog } from '@wishbow/ui/alert-dialog';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { ListRow } from '@wishbow/ui/list-row';
import { Skeleton } from '@wishbow/ui/skeleton';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import classes from './session-list.module.css';
import { useLogOutEverywhere } from './use-log-out-everywhere.ts';
import { useRevokeSession } from './use-revoke-session.ts';
import { useSessions } from './use-sessions.ts';

/** Where the person is signed in. Any place can be signed out from here, and all at once. */
export function SessionList() {
  const sessions = useSessions();
  const [isAsking, setAsking] = useState(false);
  const logOutEverywhere = useLogOutEverywhere();
  return (
    <section className={classes.sessions} aria-labelledby="sessions" aria-busy={sessions.isPending}>
      <h2 id="sessions">Where you are logged in</h2>
      {sessions.isPending && [1, 2].map((row) => <Skeleton key={row} shape="box" height="64px" />)}
      {sessions.isLoadingError && <LoadingFailed query={sessions} />}
      {sessions.data && (
        <ul className={classes.list}>
          {sessions.data.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="outline" icon={<LogOut />} onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Log out everywhere?"
        confirmLabel="Log out everywhere"
        isLoading={logOutEverywhere.isPending}
        onConfirm={() => logOutEverywhere.mutate()}
      >
        Every browser and app, this one too, has to log in again.
      </AlertDialog>
    </section>
  );
}

function SessionRow({ session }: { session: SessionSummary }) {
  const revoke = useRevokeSession();
  const { device, last_seen_at, is_current } = session;
  const signOut = (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Log out ${device}`}
      isLoading={revoke.isPending}
      onClick={() => revoke.mutate(session)}
    >
      Log out
    </Button>
  );
  return (
    <ListRow
      title={device}
      text={is_current ? 'Now' : `Last seen ${formatAgo(new Date(last_seen_at), new Date())}`}
      trailing={is_current ? <Badge tone="ok">This device</Badge> : signOut}
    />
  );
}
