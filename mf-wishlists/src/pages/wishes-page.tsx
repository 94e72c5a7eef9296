import { hrefOf } from '@wishbow/contracts/routes';
import { Link, usePageTitle, useParams, useSearchParams, useSession } from '@wishbow/platform';
import { PageHeading } from '@wishbow/ui/page-heading';
import { TextLink } from '@wishbow/ui/text-link';
import { AllWishes } from '../features/all-wishes/all-wishes.tsx';
import { SignInFirst } from '../shared/sign-in-first.tsx';
import classes from './titled-page.module.css';

/** Everything a person wishes for, whichever list it hangs on. Without a name in the address: the viewer. */
export default function WishesPage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const username = useParams().username ?? search.get('username') ?? user?.username;
  usePageTitle(username ? `Wishes of @${username}` : 'Wishes');
  return (
    <div className={classes.page}>
      <PageHeading
        title={username === user?.username ? 'My wishes' : 'Wishes'}
        eyebrow={username && <TextLink render={<Link to={hrefOf('profile', { username })} />}>@{username}</TextLink>}
      />
      {username ? <AllWishes key={username} username={username} /> : <SignInFirst title="Your wishes live here" />}
    </div>
  );
}
