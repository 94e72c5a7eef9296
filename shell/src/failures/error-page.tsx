import { Link } from '@wishbow/platform';
import { FailureBoundary, type ShownError } from '@wishbow/platform/shell';
import { LinkButton } from '@wishbow/ui/link-button';
import { Logo } from '@wishbow/ui/logo';
import { lazy, Suspense } from 'react';
import classes from './error-page.module.css';
import { errorTitle } from './error-title.ts';

const Parcel = lazy(() => import('./lost-parcel.tsx'));

const PARCEL_SIZE = 180;

/** Stands in place of a page that does not exist or cannot be shown. The words are the specification's. */
export function ErrorPage({ statusCode, message }: ShownError) {
  const title = errorTitle(statusCode);
  const text = statusCode === 404 ? 'This page could not be found' : (message ?? `Status ${statusCode}`);
  return (
    <div className={classes.page}>
      <Link className={classes.logo} to="/" aria-label="Wishbow home">
        <Logo />
      </Link>
      <div className={classes.content}>
        <div className={classes.parcel}>
          <FailureBoundary onFailure={reportError}>
            <Suspense fallback={null}>
              <Parcel size={PARCEL_SIZE} />
            </Suspense>
          </FailureBoundary>
        </div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <LinkButton variant="gold" size="large" render={<Link to="/" />}>
          Home page
        </LinkButton>
      </div>
    </div>
  );
}
