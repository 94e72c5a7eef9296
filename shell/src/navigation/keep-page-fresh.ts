import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi } from '@wishbow/platform';
import { openModals } from '@wishbow/platform/shell';

const ASK_EVERY_MS = 600_000;

/** Asks every 10 minutes whether this page is out of date and reloads it then, but not under somebody's open dialog. */
export function keepPageFresh(shellBuildId: string): void {
  setInterval(() => void reloadIfAsked(shellBuildId), ASK_EVERY_MS);
}

async function reloadIfAsked(build: string): Promise<void> {
  const { body: isOutdated } = await callApi(siteContract.checkForRefresh, { query: { build } });
  if (isOutdated && openModals.get().length === 0) window.location.reload();
}
