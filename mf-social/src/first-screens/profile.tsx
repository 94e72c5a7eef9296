import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { fillFrom } from '@wishbow/contracts/first-view';
import { Skeleton } from '@wishbow/ui/skeleton';
import type { CSSProperties } from 'react';
import classes from '../features/profile-header/profile-header.module.css';

const user = (way: string) => fillFrom([profilesContract.getViewedUser, `user.${way}`]);

/** As wide as the avatar of the head: 132 px from 900 px on. */
const WIDTH = 'clamp(112px, (100vw - 900px) * 999 + 132px, 132px)';

const PICTURE: CSSProperties = {
  width: WIDTH,
  aspectRatio: 1,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-sunken)',
  objectFit: 'cover',
};

/** Whose profile it is: name, picture, and what they say of themselves. */
const ProfileFirstScreen = () => (
  <div className={classes.header} aria-busy>
    <Skeleton height="148px" />
    <div className={classes.body}>
      <div className={classes.avatar}>
        <img alt="" style={PICTURE} data-fill={user('details.avatar')} />
      </div>
      <div className={classes.words}>
        <h1 data-fill={user('name')}>
          <Skeleton width="220px" height="1lh" />
        </h1>
        <p className={classes.username}>
          @<span data-fill={user('username')} />
        </p>
        <p className={classes.bio} data-fill={user('details.bio')}>
          <Skeleton height="1lh" />
        </p>
      </div>
    </div>
  </div>
);

export default ProfileFirstScreen;
