import type { Part } from '@wishbow/contracts/routes';
import * as React from 'react';
import { type Container, createRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { host } from '../host.ts';
import { fetchPage } from './lazy-page.ts';
import { PartRoot } from './part-root.tsx';

/** What `src/exposes/lifecycles.tsx` of a part exports: the lifecycles single-spa drives. */
export type PartLifecycles = Pick<ReactAppOrParcel<object>, 'bootstrap' | 'mount' | 'unmount'>;

/**
 * Makes a part mountable: router, query cache, failure boundary and loading state stand around `Root`,
 * which is nothing but the part's `<Routes>`. The page of the address is fetched before anything is drawn.
 */
export function defineApp(part: Part, Root: React.ComponentType): PartLifecycles {
  const { bootstrap, mount, unmount } = singleSpaReact<object>({
    React,
    ReactDOMClient: { createRoot: (element: Container) => createRoot(element, rootOptions(part)) },
    rootComponent: () => (
      <PartRoot part={part}>
        <Root />
      </PartRoot>
    ),
    suppressComponentDidCatchWarning: true,
  });
  const mountWithPage: PartLifecycles['mount'] = async (props) => {
    await fetchPage(window.location);
    await host().placeReleased?.();
    return mount(props);
  };
  return { bootstrap, mount: mountWithPage, unmount };
}

/** The boundary in PartRoot reports what it catches; React's own report beside it would count every failure twice. */
function rootOptions(part: Part) {
  return { identifierPrefix: `${part}-`, onCaughtError: () => undefined };
}
