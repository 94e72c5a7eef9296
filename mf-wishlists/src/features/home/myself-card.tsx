import type { Me } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { cents, formatUsd } from '@wishbow/domain/money';
import { Link, openModal } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Card } from '@wishbow/ui/card';
import { NotLoaded } from '@wishbow/ui/not-loaded';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import classes from './myself-card.module.css';

/** Who is signed in, with their people and their Llama Bucks. */
export function MyselfCard({ user }: { user: Me }) {
  const { username, details } = user;
  const showPeople = (tab: 'followers' | 'following') => void openModal('social.relationship', { username, tab });
  return (
    <Card>
      <div className={classes.card}>
        <Link className={classes.person} to={hrefOf('profile', { username })}>
          <Avatar name={user.name} src={details.avatar ?? undefined} size="l" />
          <span>
            <b>{user.name}</b>
            <span className={classes.username}>@{username}</span>
          </span>
        </Link>
        <div className={classes.people}>
          <button type="button" onClick={() => showPeople('followers')}>
            <b>{details.followers ?? <NotLoaded />}</b> Followers
          </button>
          <button type="button" onClick={() => showPeople('following')}>
            <b>{details.following ?? <NotLoaded />}</b> Following
          </button>
        </div>
        <p className={classes.credit}>
          <ObjectPicture name="llama" size={40} />
          <span>
            <b>{details.credit === null ? <NotLoaded /> : formatUsd(cents(details.credit))}</b> Llama Bucks
          </span>
        </p>
      </div>
    </Card>
  );
}
