import { hrefOf } from '@wishbow/contracts/routes';
import { Link, usePageTitle, useParams, useSearchParams, useSession } from '@wishbow/platform';
import { PageHeading } from '@wishbow/ui/page-heading';
import { TextLink } from '@wishbow/ui/text-link';
import { GiftsTabs } from '../features/gifts/gifts-tabs.tsx';
import classes from './titled-page.module.css';

/** What a person was given and what they gave. Without a name in the address: the viewer. */
export default function GiftsPage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const username = useParams().username ?? search.get('username') ?? user?.username ?? '';
  usePageTitle(`Gifts of @${username}`);
  return (
    <div className={classes.page}>
      <PageHeading
        title={username === user?.username ? 'My gifts' : 'Gifts'}
        eyebrow={<TextLink render={<Link to={hrefOf('profile', { username })} />}>@{username}</TextLink>}
      />
      <GiftsTabs key={username} username={username} />
    </div>
  );
}
