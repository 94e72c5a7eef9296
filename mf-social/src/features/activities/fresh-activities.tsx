import { Button } from '@wishbow/ui/button';
import { ArrowUp } from 'lucide-react';
import classes from './fresh-activities.module.css';

type FreshActivitiesProps = { count: number; onShow: () => void };

/** Says how much has happened since the feed was read, and shows it on a press: nothing jumps in by itself. */
export const FreshActivities = ({ count, onShow }: FreshActivitiesProps) => (
  <div className={classes.place} role="status">
    {count > 0 && (
      <Button size="small" icon={<ArrowUp />} onClick={onShow}>
        {`${count} new`}
      </Button>
    )}
  </div>
);
