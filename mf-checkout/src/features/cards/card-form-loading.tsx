import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './card-fields.module.css';

/** Where the fields of a card are going to be. */
export const CardFormLoading = () => (
  <>
    <Skeleton height="72px" />
    <div className={classes.row}>
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </div>
  </>
);
