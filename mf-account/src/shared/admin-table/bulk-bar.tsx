import { Button } from '@wishbow/ui/button';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

/** What can be done with the ticked rows; stays in sight while any is ticked. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const count = selection.keys.length;
  return (
    <div role="status" className={classes.place}>
      {count > 0 && (
        <div className={classes.bar}>
          <b>{count} selected</b>
          {children}
          <Button variant="quiet" size="small" onClick={selection.clear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}
