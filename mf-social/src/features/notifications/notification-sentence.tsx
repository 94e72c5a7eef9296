import type { Notification } from '@wishbow/contracts/notifications';
import classes from './notification-row.module.css';

/** What happened, with who did it and what it is about set off. */
export function NotificationSentence({ notification }: { notification: Notification }) {
  const { text, object, from_user: actor } = notification;
  const name = actor && text.startsWith(actor.name) ? actor.name : '';
  const rest = text.slice(name.length);
  const at = object ? rest.indexOf(object) : -1;
  return (
    <span className={classes.sentence}>
      {name && <b>{name}</b>}
      {object && at >= 0 ? (
        <>
          {rest.slice(0, at)}
          <b>{object}</b>
          {rest.slice(at + object.length)}
        </>
      ) : (
        rest
      )}
    </span>
  );
}
