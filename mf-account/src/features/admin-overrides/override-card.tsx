import { Button } from '@wishbow/ui/button';
import { useState } from 'react';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { OverrideDialog } from './override-dialog.tsx';

/** Leads to a link by which somebody sees other builds than everybody does. */
export function OverrideCard() {
  const [isAsking, setAsking] = useState(false);
  return (
    <TableCard
      title="Links to other builds"
      text="Whoever opens one sees the site with other builds or flags; where people are served, only admins can."
      tools={
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          Make a link
        </Button>
      }
    >
      {isAsking && <OverrideDialog onClose={() => setAsking(false)} />}
    </TableCard>
  );
}
