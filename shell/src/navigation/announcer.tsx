import { pageTitle, useObservable } from '@wishbow/platform/shell';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { useEffect, useState } from 'react';

const SITE = 'Wishbow';
const HOME = 'Home';

/** Puts the page's title into the document, and reads it aloud when it changes. */
export function Announcer() {
  const title = useObservable(pageTitle);
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
