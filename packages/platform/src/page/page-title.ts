import { useEffect } from 'react';
import { observable } from '../observable.ts';

const title = observable('');
/** Title of the page without the site's name; the shell puts it into the document and announces it. */
export const pageTitle = { get: title.get, set: title.set, subscribe: title.subscribe };

/** Names the page once its content is known, for example by the name of the wishlist it shows. */
export function usePageTitle(text: string | undefined): void {
  useEffect(() => {
    if (text) title.set(text);
  }, [text]);
}
