import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi } from '@wishbow/platform';
import { browserLocation, openModals } from '@wishbow/platform/shell';
import { isSomethingTyped, watchTyping } from './half-typed.ts';

const ASK_EVERY_MS = 600_000;

/**
 * Asks every 10 minutes whether this page is out of date and reloads it then. Under somebody's open dialog or half-typed
 * form it does not: then the next page that is gone to is loaded anew.
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
  watchTyping();
  const asking = setInterval(() => void ask(), ASK_EVERY_MS);
  const unfollow = browserLocation.subscribe(() => {
    if (isOutdated && window.location.pathname !== askedAt) reload();
  });
  return () => {
    clearInterval(asking);
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
