import type { Notification } from '@wishbow/contracts/notifications';
import { formatAgo } from '@wishbow/domain/relative-time';
import { Avatar } from '@wishbow/ui/avatar';
import { NotificationDot } from '@wishbow/ui/count-badge';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { Gift } from 'lucide-react';
import { NotificationAnswer } from './notification-answer.tsx';
import { NotificationIcon, toneOf } from './notification-icon.tsx';
import classes from './notification-row.module.css';
import { useViewNotification } from './use-view-notification.ts';

type NotificationRowProps = { notification: Notification; onGo?: (() => void) | undefined };

/** One piece of news: who, what, when, and where it leads. New ones are tinted, dotted and said to be new. */
export function NotificationRow({ notification, onGo }: NotificationRowProps) {
  const view = useViewNotification();
  const { from_user: actor, text, viewed, created_at, kind, image, extra_info: note } = notification;
  const go = () => {
    onGo?.();
    view.mutate(notification);
  };
  return (
    <div className={classes.row} data-new={!viewed || undefined}>
      {actor ? (
        <Avatar
          name={actor.name}
          src={actor.details.avatar ?? undefined}
          badge={<NotificationIcon kind={kind} />}
          badgeTone={toneOf(kind)}
        />
      ) : (
        <span className={classes.object}>
          <Gift aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <button type="button" className={classes.go} onClick={go}>
          {!viewed && <VisuallyHidden>New: </VisuallyHidden>}
          <Sentence text={text} name={actor?.name} />
        </button>
        {note && <p className={classes.note}>{note}</p>}
        <p className={classes.when}>{formatAgo(new Date(created_at), new Date())}</p>
        <NotificationAnswer notification={notification} />
      </div>
      {image && <img className={classes.picture} src={image} alt="" width={48} height={48} loading="lazy" />}
      {!viewed && <NotificationDot />}
    </div>
  );
}

/** The sentence with its actor set off. */
function Sentence({ text, name }: { text: string; name: string | undefined }) {
  if (!name || !text.startsWith(name)) return <>{text}</>;
  return (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  );
}
