import type { NotificationSettings } from '@wishbow/contracts/notification-settings-contract';
import { hrefOf } from '@wishbow/contracts/routes';
import { Link, useSession } from '@wishbow/platform';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextLink } from '@wishbow/ui/text-link';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { NEWS_GROUPS } from './news-groups.ts';
import { NewsTable } from './news-table.tsx';
import classes from './notification-settings-form.module.css';
import { useChangeNotificationSettings, useNotificationSettings } from './use-notification-settings.ts';

/** What a person is told of, in the bell and by mail. Every change is saved at once. */
export default function NotificationSettingsForm() {
  const settings = useNotificationSettings();
  const { user } = useSession();
  return (
    <section className={classes.form} aria-labelledby="notification-settings" aria-busy={settings.isPending}>
      <h2 id="notification-settings">Notifications</h2>
      {settings.isPending && [1, 2, 3].map((row) => <Skeleton key={row} shape="box" height="160px" />)}
      {settings.isLoadingError && <LoadingFailed query={settings} />}
      {user && !user.email_verified && (
        <p>
          Mails about your news come once you have confirmed your email address, under{' '}
          <TextLink render={<Link to={`${hrefOf('account')}?tab=sign-in`} />}>Login</TextLink>.
        </p>
      )}
      {settings.data && <Choices settings={settings.data} />}
    </section>
  );
}

function Choices({ settings }: { settings: NotificationSettings }) {
  const { mutate: change } = useChangeNotificationSettings();
  return (
    <>
      <RadioCards
        label="Mails about your news"
        value={settings.mails}
        onValueChange={(mails) => change({ mails })}
        cards={[
          { value: 'at_once', label: 'At once', hint: 'Each by itself, as it happens.' },
          {
            value: 'daily',
            label: 'Once a day',
            hint: 'One mail at 8 in the morning, New York time, if there is news.',
          },
          { value: 'none', label: 'None', hint: 'Mails about your account itself still come.' },
        ]}
      />
      {NEWS_GROUPS.map((group) => (
        <NewsTable key={group.title} group={group} settings={settings} onChange={(kinds) => change({ kinds })} />
      ))}
    </>
  );
}
