import { formatMoment } from '@wishbow/domain/relative-time';
import { Avatar } from '@wishbow/ui/avatar';
import { Badge } from '@wishbow/ui/badge';
import { WrappingPaper } from '@wishbow/ui/wrapping-paper';
import classes from './activity-entry.module.css';
import { ACTIVITY_LOOKS, COMPLETE_LOOK } from './activity-icon.tsx';
import { ActivityMedia } from './activity-media.tsx';
import { ActivityReactions } from './activity-reactions.tsx';
import { ActivitySentence } from './activity-sentence.tsx';
import type { ActivityGroup } from './group-activities.ts';

type ActivityEntryProps = {
  group: ActivityGroup;
  /** Tells that the goal of a fund is there. */
  isComplete: boolean;
};

/** One entry of the feed or the wall: who did what, a picture of it, and what one can make of it. */
export function ActivityEntry({ group, isComplete }: ActivityEntryProps) {
  const { newest } = group;
  const who = isComplete && 'item' in newest ? newest.item.user : newest.user;
  const { icon, tone } = isComplete ? COMPLETE_LOOK : ACTIVITY_LOOKS[newest.kind];
  const isPrivate = 'private' in newest && newest.private;
  return (
    <article className={classes.entry}>
      {isComplete && <WrappingPaper pattern="confetti" height="64px" />}
      <div className={classes.head}>
        <Avatar name={who.name} src={who.details.avatar ?? undefined} badge={icon} badgeTone={tone} />
        <div className={classes.words}>
          <p>
            <ActivitySentence group={group} isComplete={isComplete} />
          </p>
          <p className={classes.when}>
            <time dateTime={newest.created_at}>{formatMoment(new Date(newest.created_at), new Date())}</time>
            {isPrivate && <Badge>Private</Badge>}
          </p>
        </div>
      </div>
      <div className={classes.media}>
        <ActivityMedia group={group} />
      </div>
      <ActivityReactions group={group} />
    </article>
  );
}
