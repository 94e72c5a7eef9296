import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './said.module.css';

/** Where the first comments will stand. */
export const CommentSkeletons = () => (
  <div aria-busy>
    {['220px', '320px'].map((width) => (
      <div key={width} className={classes.said}>
        <Skeleton shape="circle" width="44px" height="44px" />
        <div className={classes.words}>
          <Skeleton shape="box" width={`min(100%, ${width})`} height="58px" />
          <div className={classes.acts}>
            <span className={classes.when} />
          </div>
        </div>
      </div>
    ))}
  </div>
);
