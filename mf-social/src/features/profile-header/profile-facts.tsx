import type { ViewedUser } from '@wishbow/contracts/people';
import { addressLine } from '@wishbow/domain/address-line';
import { formatMonthDay, parseDateOnly } from '@wishbow/domain/date-only';
import { openModal } from '@wishbow/platform';
import { NotLoaded } from '@wishbow/ui/not-loaded';
import { TextLink } from '@wishbow/ui/text-link';
import { Ban, Cake, Lock, MapPin } from 'lucide-react';
import classes from './profile-facts.module.css';

/** Counts, birthday and address, as far as the viewer may know them. */
export function ProfileFacts({ user }: { user: ViewedUser }) {
  const { username, details, isVisible } = user;
  if (user.isBlocked) {
    return (
      <p className={classes.facts}>
        <span className={classes.fact}>
          <Ban aria-hidden /> You blocked {user.firstName}. You see nothing of each other.
        </span>
      </p>
    );
  }
  if (!isVisible) {
    return (
      <p className={classes.facts}>
        <span className={classes.fact}>
          <Lock aria-hidden /> This profile is private. Follow to see more.
        </span>
      </p>
    );
  }
  const birthday = details.birthday && parseDateOnly(details.birthday);
  const open = (tab: 'followers' | 'following') => () => void openModal('social.relationship', { username, tab });
  return (
    <p className={classes.facts}>
      <TextLink render={<button type="button" />} onClick={open('followers')}>
        <b>{details.followers ?? <NotLoaded />}</b> followers
      </TextLink>
      <TextLink render={<button type="button" />} onClick={open('following')}>
        <b>{details.following ?? <NotLoaded />}</b> following
      </TextLink>
      {birthday && (
        <span className={classes.fact}>
          <Cake aria-hidden /> {formatMonthDay(birthday)}
        </span>
      )}
      {details.address && (
        <span className={classes.fact}>
          <MapPin aria-hidden /> {addressLine(details.address)}
        </span>
      )}
    </p>
  );
}
