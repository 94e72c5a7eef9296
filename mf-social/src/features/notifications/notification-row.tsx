import type { Notification } from '@wishbow/contracts/notifications';
import { formatAgo } from '@wishbow/domain/relative-time';
import { useSession } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { NotificationDot } from '@wishbow/ui/count-badge';
import { ListRow } from '@wishbow/ui/list-row';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { NotificationAnswer } from './notification-answer.tsx';
import { NotificationIcon, toneOf } from './notification-icon.tsx';
import classes from './notification-row.module.css';
import { NotificationSentence } from './notification-sentence.tsx';
import { targetOf, useViewNotification } from './use-view-notification.ts';

type NotificationRowProps = { notification: Notification; onGo?: (() => void) | undefined };

/** One piece of news: who, what, when, and where it leads. New ones are tinted, dotted and said to be new. */
export function NotificationRow({ notification, onGo }: NotificationRowProps) {
  const { user } = useSession();
  const view = useViewNotification();
  const { viewed, created_at, image, extra_info: note, url } = notification;
  const go = () => {
    onGo?.();
    view.mutate(notification);
  };
  return (
    <ListRow
      href={targetOf(url, window.location.pathname, user?.username)}
      onOpen={go}
      isNew={!viewed}
      media={<Sender notification={notification} />}
      title={
        <>
          {!viewed && <VisuallyHidden>New: </VisuallyHidden>}
          <NotificationSentence notification={notification} />
        </>
      }
      text={
        <>
          {note && <p className={classes.note}>{note}</p>}
          <p>{formatAgo(new Date(created_at), new Date())}</p>
          <NotificationAnswer notification={notification} />
        </>
      }
      trailing={
        <>
          {image && <img className={classes.picture} src={image} alt="" width={48} height={48} loading="lazy" />}
          {!viewed && <NotificationDot />}
        </>
      }
    />
  );
}

/** Whoever caused the news, marked with its kind; the kind alone where nobody did. */
function Sender({ notification: { from_user: actor, kind } }: { notification: Notification }) {
  const icon = <NotificationIcon kind={kind} />;
  if (actor) {
    return <Avatar name={actor.name} src={actor.details.avatar ?? undefined} badge={icon} badgeTone={toneOf(kind)} />;
  }
  return (
    <span className={classes.kind} data-tone={toneOf(kind)} aria-hidden>
      {icon}
    </span>
  );
}
