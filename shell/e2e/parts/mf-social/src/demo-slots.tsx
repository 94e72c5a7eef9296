import classes from './demo-slots.module.css';

export const DemoBell = () => <span>Demo bell</span>;

export const DemoSearch = () => <span className={classes.slot}>Demo search</span>;

export function DemoHeader({ username }: { username: string }) {
  if (username === 'broken') throw new Error('this header throws');
  return <p>Header of {username}</p>;
}
