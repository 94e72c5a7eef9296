import { Link, signInHref, useLocation } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';

/** What a visitor sees in place of their picture; both pages lead back here afterwards. */
export function VisitorLinks() {
  const from = useLocation();
  return (
    <>
      <LinkButton variant="quiet" size="small" render={<Link to={signInHref('login', from)} />}>Log in</LinkButton>
      <LinkButton size="small" render={<Link to={signInHref('register', from)} />}>Sign up</LinkButton>
    </>
  );
}
