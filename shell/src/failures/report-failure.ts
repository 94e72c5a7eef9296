import type { PageRegistry } from '@wishbow/contracts/registry';
import { isPart } from '@wishbow/contracts/routes';
import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi } from '@wishbow/platform';
import { type PartFailure, readInlined } from '@wishbow/platform/shell';
import { setPartStatus } from '../composition/part-status.ts';
import { isOutdatedPage, reloadOnce } from './outdated-page.ts';

const LONGEST_MESSAGE = 500;

/** Shows what stands in for the failed piece and tells the server. A page that is merely outdated is reloaded instead. */
export function reportFailure(failure: PartFailure): void {
  if (isOutdatedPage(failure.error) && reloadOnce()) return;
  if (failure.failureClass === 'primary' && isPart(failure.owner)) setPartStatus(failure.owner, 'failed');
  void tellServer(failure);
}

async function tellServer({ owner, failureClass, kind, what, error }: PartFailure): Promise<void> {
  const message = `${failureClass} ${what}: ${error instanceof Error ? error.message : String(error)}`;
  const registry = readInlined<PageRegistry>('wishbow-registry');
  const build = registry?.parts.find((part) => part.name === owner)?.buildId ?? null;
  try {
    await callApi(siteContract.reportClientError, {
      body: {
        owner,
        kind,
        message: message.slice(0, LONGEST_MESSAGE),
        page: window.location.pathname.slice(0, 200),
        build,
      },
    });
  } catch (unreported) {
    // Nobody is left to tell but the console's reader.
    reportError(new Error(`a failure of ${owner} could not be reported`, { cause: unreported }));
  }
}
