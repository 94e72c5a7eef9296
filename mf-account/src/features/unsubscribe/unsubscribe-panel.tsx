import { Button } from '@wishbow/ui/button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { NEWS_WORDS } from '../../shared/news-words.ts';
import classes from '../../shared/stacked-form.module.css';
import { useUnsubscribe, useUnsubscription } from './use-unsubscription.ts';

/** Nothing happens before the button is pressed: mail programs open links to look at them. */
export function UnsubscribePanel({ token }: { token: string }) {
  const subscription = useUnsubscription(token);
  const unsubscribe = useUnsubscribe(token);
  if (subscription.isPending) return <Skeleton shape="box" height="96px" />;
  if (subscription.isError) {
    return <LoadingFailed query={subscription} />;
  }
  if (!subscription.data) return <p>This link does not work. Please use the one of a newer mail.</p>;
  const { topic, is_subscribed: isSubscribed } = subscription.data;
  const about = topic === 'all' ? 'all your news' : NEWS_WORDS[topic];
  return (
    <div className={classes.form}>
      <p>
        Mails about: <b>{about}</b>
      </p>
      {isSubscribed ? (
        <Button size="large" isBlock isLoading={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
          Stop these mails
        </Button>
      ) : (
        <p role="status">You do not get these mails any more.</p>
      )}
    </div>
  );
}
