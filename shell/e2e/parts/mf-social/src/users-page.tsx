import { Chip } from '@wishbow/ui/chip';
import classes from './users-page.module.css';

export default function UsersPage() {
  return (
    <>
      <h1 className={classes.title}>People of the demo</h1>
      <Chip isSelected onClick={() => undefined}>
        Everyone
      </Chip>
    </>
  );
}
