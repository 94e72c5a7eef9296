import { paramOf } from '@wishbow/contracts/routes';
import { failureText, PageError, queryClient, useSession } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { ProfileHeadSkeleton } from '@wishbow/ui/profile-head-skeleton';
import { WrappingPaper } from '@wishbow/ui/wrapping-paper';
import { BirthdayReminder } from './birthday-reminder.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import classes from './profile-header.module.css';
import { useViewedUser, viewedUserQuery } from './use-viewed-user.ts';

/** Whose profile it is. */
export async function prefetch({ pathname }: { pathname: string }): Promise<void> {
  await queryClient.prefetchQuery(viewedUserQuery(paramOf(pathname, 'username') ?? ''));
}

/** The head of a profile: who it is, and how the viewer stands to them. */
export default function ProfileHeader({ username }: { username: string }) {
  const { user: viewer } = useSession();
  const profile = useViewedUser(username);
  if (profile.isPending) return <ProfileHeadSkeleton />;
  if (profile.isError) {
    return (
      <ErrorPanel
        title="This profile could not be loaded"
        text={failureText(profile.error)}
        onRetry={() => profile.refetch()}
      />
    );
  }
  const user = profile.data;
  if (!user) return <PageError statusCode={404} />;
  const isOwn = viewer?.id === user.id;
  return (
    <section className={classes.header} aria-label={user.name}>
      <WrappingPaper pattern={user.details.wrapping_paper} height="148px" />
      <div className={classes.body}>
        <div className={classes.avatar}>
          <Avatar name={user.name} src={user.details.avatar ?? undefined} size="xl" />
        </div>
        <div className={classes.words}>
          <h1>{user.name}</h1>
          <p className={classes.username}>@{user.username}</p>
          {user.details.bio && <p className={classes.bio}>{user.details.bio}</p>}
          <ProfileFacts user={user} />
        </div>
        <div className={classes.actions}>
          <ProfileActions user={user} isOwn={isOwn} />
          {!isOwn && <BirthdayReminder user={user} />}
        </div>
      </div>
    </section>
  );
}
