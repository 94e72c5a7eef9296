import type { PageRegistry } from '@wishbow/contracts/registry';
import { isPart } from '@wishbow/contracts/routes';
import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi } from '@wishbow/platform';
import { type PartFailure, readInlined } from '@wishbow/platform/shell';
import { forgetUnshownAnswers } from '../composition/forget-answers.ts';
import { setPartStatus } from '../composition/part-status.ts';
import { buildOf } from '../health/build-on-page.ts';
import { isOutdatedPage, reloadOnce } from './outdated-page.ts';

const LONGEST_MESSAGE = 500;
/** Itself never reported. */
class UnreportedFailure extends Error {
  override readonly name = 'UnreportedFailure';
}

/** A page that fails over and over has told enough by then. */
const MOST_REPORTS = 10;
let reportCount = 0;

/** Shows what stands in for the failed piece and tells the server. A page that is merely outdated is reloaded instead. */
export function reportFailure(failure: PartFailure): void {
  if (isOutdatedPage(failure.error) && reloadOnce()) return;
  if (failure.failureClass === 'primary' && isPart(failure.owner)) setPartStatus(failure.owner, 'failed');
  // A task later: by then what failed has let go of the answers it could not show.
  if (failure.kind === 'render') setTimeout(forgetUnshownAnswers);
  reportCount += 1;
  if (reportCount <= MOST_REPORTS) void tellServer(failure);
}

async function tellServer({ owner, failureClass, kind, what, error }: PartFailure): Promise<void> {
  const message = `${failureClass} ${what}: ${error instanceof Error ? error.message : String(error)}`;
  const registry = readInlined<PageRegistry>('wishbow-registry');
  const build = (registry && buildOf(registry, owner)?.build) ?? null;
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
    reportError(new UnreportedFailure(`a failure of ${owner} could not be reported`, { cause: unreported }));
  }
}
