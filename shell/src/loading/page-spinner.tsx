import { loadingCount, useObservable } from '@wishbow/platform/shell';
import { Spinner } from '@wishbow/ui/spinner';
import { useEffect, useState } from 'react';
import classes from './page-spinner.module.css';

/** What is there sooner needs no spinner: one that flashes makes a page feel slower. */
const SHOWN_AFTER_MS = 300;

/** The growing circle over a page that is waiting. */
export function PageSpinner() {
  const isLoading = useObservable(loadingCount) > 0;
  const isShown = useIsLasting(isLoading);
  return isShown ? (
    <div className={classes.place}>
      <Spinner />
    </div>
  ) : null;
}

function useIsLasting(isLoading: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLasting(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isLoading]);
  return isLoading && isLasting;
}
