import { Link, signInHref, useLocation } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';
import classes from './visitor-links.module.css';

/** What a visitor sees in place of their picture; both pages lead back here afterwards. */
export function VisitorLinks() {
  const from = useLocation();
  return (
    <div className={classes.links}>
      <LinkButton variant="quiet" render={<Link to={signInHref('login', from)} />}>
        Log in
      </LinkButton>
      <LinkButton render={<Link to={signInHref('register', from)} />}>Sign up</LinkButton>
    </div>
  );
}
