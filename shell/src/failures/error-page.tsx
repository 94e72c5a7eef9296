import { Link } from '@wishbow/platform';
import { FailureBoundary, pageTitle, type ShownError } from '@wishbow/platform/shell';
import { LinkButton } from '@wishbow/ui/link-button';
import { Logo } from '@wishbow/ui/logo';
import { lazy, Suspense, useEffect } from 'react';
import classes from './error-page.module.css';

const Parcel = lazy(() => import('./lost-parcel.tsx'));

const PARCEL_SIZE = 180;

/** Stands in place of a page that does not exist or cannot be shown. The words are the specification's. */
export function ErrorPage({ statusCode, message }: ShownError) {
  const isNotFound = statusCode === 404;
  const title = isNotFound ? '404 Not Found' : 'An error occurred';
  const text = isNotFound ? 'This page could not be found' : (message ?? `Status ${statusCode}`);
  useEffect(() => pageTitle.set(title), [title]);
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
