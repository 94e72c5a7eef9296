import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { useState } from 'react';
import { PasswordDialog } from '../../shared/password-dialog.tsx';
import classes from './sign-in-ways.module.css';
import { useConnectOpenid } from './use-connect-openid.ts';
import { useDisconnectOpenid } from './use-disconnect-openid.ts';

type OpenidPanelProps = { name: string; isConnected: boolean };

/** An account elsewhere that opens this one. */
export function OpenidPanel({ name, isConnected }: OpenidPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const connect = useConnectOpenid();
  const disconnect = useDisconnectOpenid(() => setAsking(false));
  return (
    <section className={classes.ways} aria-labelledby="openid">
      <h2 id="openid">{name}</h2>
      <p className={classes.row}>
        {isConnected && <Badge tone="ok">Connected</Badge>}
        <span className={classes.text}>
          {isConnected ? 'It opens your account.' : 'Connect it, where it knows you by the same email address.'}
        </span>
      </p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {isConnected ? 'Disconnect' : `Connect ${name}`}
      </Button>
      <PasswordDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={isConnected ? `Disconnect ${name}?` : `Connect ${name}`}
        text="Please enter your password, so that nobody else does this for you."
        confirmLabel={isConnected ? 'Disconnect' : 'Continue'}
        variant={isConnected ? 'danger' : 'primary'}
        isLoading={connect.isPending || disconnect.isPending}
        onConfirm={(password) => (isConnected ? disconnect : connect).mutate(password)}
      />
    </section>
  );
}
