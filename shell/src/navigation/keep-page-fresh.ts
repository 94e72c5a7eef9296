import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi, onLive } from '@wishbow/platform';
import { browserLocation, openModals } from '@wishbow/platform/shell';
import { isSomethingTyped, watchTyping } from './half-typed.ts';

const ASK_EVERY_MS = 600_000;

/**
 * Asks every 10 minutes whether this page is out of date and reloads it then. Under somebody's open dialog or half-typed
 * form it does not: then the next page that is gone to is loaded anew. So it is where a deployment is heard of in between:
 * nothing is to be seen of that, and not all pages ask for the new builds at one moment.
 * @returns stops the asking.
 */
export function keepPageFresh(shellBuildId: string, reload = () => window.location.reload()): () => void {
  let isOutdated = false;
  let askedAt = window.location.pathname;
  const ask = async () => {
    isOutdated ||= await isOutOfDate(shellBuildId);
    askedAt = window.location.pathname;
    if (isOutdated && !isInUse()) reload();
  };
  const hearOfDeployment = (revision: string | null) => {
    if (revision === null) return;
    isOutdated = true;
    askedAt = window.location.pathname;
  };
  watchTyping();
  const unlisten = onLive('site', hearOfDeployment);
  const asking = setInterval(() => void ask(), ASK_EVERY_MS);
  const unfollow = browserLocation.subscribe(() => {
    if (isOutdated && window.location.pathname !== askedAt) reload();
  });
  return () => {
    clearInterval(asking);
    unlisten();
    unfollow();
  };
}

const isInUse = (): boolean => openModals.get().length > 0 || isSomethingTyped();

async function isOutOfDate(build: string): Promise<boolean> {
  const answer = await callApi(siteContract.checkForRefresh, { query: { build } }).catch(unanswered);
  return answer?.body ?? false;
}

/** Away from the network nothing is known: the question is asked again the next time. */
const unanswered = (_failure: unknown): undefined => undefined;
