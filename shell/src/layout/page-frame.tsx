import type { PageRegistry } from '@wishbow/contracts/registry';
import { isPart } from '@wishbow/contracts/routes';
import { useSession } from '@wishbow/platform';
import { useObservable } from '@wishbow/platform/shell';
import { AppBar } from '../app-bar/app-bar.tsx';
import { BottomBar } from '../app-bar/bottom-bar.tsx';
import { PartPlace } from '../composition/part-place.tsx';
import { partStatuses } from '../composition/part-status.ts';
import { ErrorPage } from '../failures/error-page.tsx';
import { PartFailurePanel } from '../failures/part-failure-panel.tsx';
import { Footer } from './footer.tsx';
import classes from './page-frame.module.css';
import { useShownPage } from './shown-page.ts';

/**
 * The bars around a page and the place its part mounts into. One frame for all layouts: the place must stay the same
 * element, since what a part has mounted there does not belong to React's tree here.
 */
export function PageFrame({ registry }: { registry: PageRegistry }) {
  const { route, layout, error } = useShownPage(registry);
  const { user } = useSession();
  const status = useObservable(partStatuses);
  const hasBars = layout !== 'empty';
  const failedPart = !error && isPart(route.owner) && status.get(route.owner) === 'failed' ? route.owner : undefined;
  return (
    <div className={classes.frame} data-layout={layout} data-owner="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {hasBars && <AppBar registry={registry} />}
      <main id="main" className={classes.main} data-wide={route.wide || undefined}>
        {error && <ErrorPage {...error} />}
        {failedPart && <PartFailurePanel part={failedPart} />}
        <PartPlace owner={route.owner} isHidden={Boolean(error ?? failedPart)} />
      </main>
      {hasBars && <Footer />}
      {hasBars && user && <BottomBar registry={registry} />}
    </div>
  );
}
