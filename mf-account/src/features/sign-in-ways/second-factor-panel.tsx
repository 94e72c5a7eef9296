import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { useState } from 'react';
import { PasswordDialog } from '../../shared/password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import classes from './sign-in-ways.module.css';
import { useDisableSecondFactor } from './use-disable-second-factor.ts';
import { useRenewRecoveryCodes } from './use-renew-recovery-codes.ts';
import type { useSignInWays } from './use-sign-in-ways.ts';

type SecondFactor = NonNullable<ReturnType<typeof useSignInWays>['data']>['second_factor'];

/** A code of an app beside the password: on, off, and the recovery codes for a lost phone. */
export function SecondFactorPanel({ factor }: { factor: SecondFactor }) {
  const [asks, setAsks] = useState<'on' | 'off' | 'codes'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setAsks(undefined);
  const tellCodes = (told: readonly string[]) => {
    setCodes(told);
    close();
  };
  const off = useDisableSecondFactor(close);
  const renew = useRenewRecoveryCodes(tellCodes);
  return (
    <section className={classes.ways} aria-labelledby="second-factor">
      <h2 id="second-factor">Codes of an app</h2>
      <p className={classes.text}>
        Whoever has your password needs a code of your authenticator app as well. A passkey needs none.
      </p>
      {factor ? (
        <>
          <p className={classes.row}>
            <Badge tone="ok">On</Badge>
            <span>
              Since {formatDayWithYear(dateOnlyIn(new Date(factor.enabled_at)))}, {leftText(factor.recovery_codes_left)}
            </span>
          </p>
          <div className={classes.row}>
            <Button variant="outline" onClick={() => setAsks('codes')}>
              New recovery codes
            </Button>
            <Button variant="quiet" onClick={() => setAsks('off')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <Button variant="outline" onClick={() => setAsks('on')}>
          Set up an app
        </Button>
      )}
      {asks === 'on' && <SetUpDialog onClose={close} onDone={tellCodes} />}
      <PasswordDialog
        isOpen={asks === 'codes'}
        onOpenChange={close}
        title="New recovery codes"
        text="The codes you have written down do not work any more then."
        confirmLabel="Make new codes"
        isLoading={renew.isPending}
        onConfirm={(password) => renew.mutate(password)}
      />
      <PasswordDialog
        isOpen={asks === 'off'}
        onOpenChange={close}
        title="Turn the codes off?"
        text="Your password alone opens your account then."
        confirmLabel="Turn off"
        variant="danger"
        isLoading={off.isPending}
        onConfirm={(password) => off.mutate(password)}
      />
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  );
}

const leftText = (left: number) => (left === 1 ? '1 recovery code left' : `${left} recovery codes left`);
