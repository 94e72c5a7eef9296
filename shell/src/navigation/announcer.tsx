import type { PageRegistry } from '@wishbow/contracts/registry';
import { pageTitle, useObservable } from '@wishbow/platform/shell';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { errorTitle } from '../failures/error-title.ts';
import { useShownPage } from '../layout/shown-page.ts';

const SITE = 'Wishbow';
const HOME = 'Home';

/**
 * Puts the page's title into the document, and reads it aloud when it changes. An error page's stands above the one that the
 * hidden page gave itself, whichever came last.
 */
export function Announcer({ registry }: { registry: PageRegistry }) {
  const named = useObservable(pageTitle);
  const { error } = useShownPage(registry);
  const title = error ? errorTitle(error.statusCode) : named;
  const [firstTitle] = useState(title);
  useEffect(() => {
    document.title = title === HOME ? SITE : `${title} · ${SITE}`;
  }, [title]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title === firstTitle ? '' : title}</span>
    </VisuallyHidden>
  );
}
