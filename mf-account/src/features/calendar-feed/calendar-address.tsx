import { AlertDialog } from '@wishbow/ui/alert-dialog';
import { Button } from '@wishbow/ui/button';
import { IconButton } from '@wishbow/ui/icon-button';
import { LinkButton } from '@wishbow/ui/link-button';
import { TextField } from '@wishbow/ui/text-field';
import { CalendarPlus, Copy, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import classes from './calendar-address.module.css';
import { copyCalendarAddress } from './copy-calendar-address.ts';
import { useCreateCalendarFeed, useRevokeCalendarFeed } from './use-calendar-feed.ts';

const QUESTIONS = {
  renew: { title: 'Make a new address?', confirmLabel: 'Make a new address' },
  revoke: { title: 'Take the address back?', confirmLabel: 'Take it back' },
} as const;

/** The secret address: to copy, to open, to replace and to take back. Ending one is asked about first. */
export function CalendarAddress({ address }: { address: string }) {
  const [asked, ask] = useState<keyof typeof QUESTIONS>();
  const renew = useCreateCalendarFeed();
  const revoke = useRevokeCalendarFeed();
  const confirm = () => {
    if (asked === 'renew') renew.mutate();
    if (asked === 'revoke') revoke.mutate();
    ask(undefined);
  };
  return (
    <>
      <TextField
        label="Address of your calendar"
        hint="Whoever has it sees what you see. Share it with nobody."
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
        trailing={
          <IconButton
            size="small"
            label="Copy the address"
            icon={<Copy />}
            onClick={() => copyCalendarAddress(address)}
          />
        }
      />
      <div className={classes.actions}>
        <LinkButton icon={<CalendarPlus />} href={address.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </LinkButton>
        <Button variant="outline" icon={<RefreshCw />} isLoading={renew.isPending} onClick={() => ask('renew')}>
          New address
        </Button>
        <Button variant="quiet" icon={<Trash2 />} isLoading={revoke.isPending} onClick={() => ask('revoke')}>
          Take it back
        </Button>
      </div>
      <AlertDialog
        isOpen={asked !== undefined}
        onOpenChange={() => ask(undefined)}
        onConfirm={confirm}
        {...QUESTIONS[asked ?? 'renew']}
      >
        The present one stops working wherever it is used.
      </AlertDialog>
    </>
  );
}
