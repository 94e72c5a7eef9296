import { Link, signInHref } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { LinkButton } from '@wishbow/ui/link-button';

/** Stands where a visitor's own would be, and leads back here after signing in. */
export const SignInFirst = ({ title }: { title: string }) => (
  <EmptyState
    picture="wrapped-gift"
    title={title}
    action={<LinkButton render={<Link to={signInHref('login')} />}>Log in</LinkButton>}
    headingLevel={2}
  />
);
