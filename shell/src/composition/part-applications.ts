import type { PageRegistry } from '@wishbow/contracts/registry';
import { isPart, ownerOf, type Part } from '@wishbow/contracts/routes';
import type { PartLifecycles } from '@wishbow/platform';
import { beginLoading, session } from '@wishbow/platform/shell';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  MOUNTED,
  registerApplication,
  type SingleSpaCustomEventDetail,
  SKIP_BECAUSE_BROKEN,
  start,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa';
import { reportFailure } from '../failures/report-failure.ts';
import { admissionTo } from '../navigation/admission.ts';
import { fetchFirstSlots } from './first-slots.ts';
import { forgetUnshownAnswers } from './forget-answers.ts';
import { forgetContainer, loadExpose } from './part-containers.ts';
import { partPlace } from './part-place.tsx';
import { partStatuses, setPartStatus } from './part-status.ts';

/** single-spa refuses to load what failed less than 200 ms ago. */
const LOAD_ERROR_PAUSE_MS = 220;

/** Registers the pages of every deployed part and mounts the one that owns the address. */
export function startParts(registry: PageRegistry): void {
  for (const { name } of registry.parts) registerPart(name);
  addErrorHandler((failure) => failed(failure.appOrParcelName, failure));
  window.addEventListener('single-spa:app-change', followMounts);
  window.addEventListener('online', retryFailedParts);
  session.subscribe(() => void triggerAppChange());
  start({ urlRerouteOnly: true });
}

function registerPart(name: Part): void {
  registerApplication({
    name,
    app: () => loadPages(name),
    activeWhen: (location) => ownerOf(location.pathname) === name && admissionTo(location, session.get().user).admits,
    customProps: { domElementGetter: partPlace },
  });
}

/** Starts a part over with nothing kept of what had failed. */
export async function retryPart(part: Part): Promise<void> {
  setPartStatus(part, 'loading');
  forgetContainer(part);
  forgetUnshownAnswers();
  const status = getAppStatus(part);
  if (status === MOUNTED) await unloadApplication(part, { waitForUnmount: false });
  if (status === SKIP_BECAUSE_BROKEN) await replacePart(part);
  if (status === LOAD_ERROR) await new Promise((resume) => setTimeout(resume, LOAD_ERROR_PAUSE_MS));
  await triggerAppChange();
}

/** single-spa never again touches an application whose lifecycle threw, nor does it unload one. */
async function replacePart(part: Part): Promise<void> {
  await unregisterApplication(part);
  registerPart(part);
}

/** What could not be had without a connection is asked for again as soon as there is one. */
function retryFailedParts(): void {
  for (const [part, status] of partStatuses.get()) if (status === 'failed') void retryPart(part);
}

/** A page that threw leaves its part standing: the next page of that part may well work. */
export function forgetRenderFailures(): void {
  for (const [part, status] of partStatuses.get()) {
    if (status === 'failed' && getAppStatus(part) === MOUNTED) setPartStatus(part, 'mounted');
  }
}

async function loadPages(part: Part): Promise<PartLifecycles> {
  const endLoading = beginLoading();
  setPartStatus(part, 'loading');
  try {
    const [lifecycles] = await Promise.all([loadExpose(part, './lifecycles'), fetchFirstSlots()]);
    return lifecycles;
  } finally {
    endLoading();
  }
}

function failed(name: string, error: unknown): void {
  if (!isPart(name)) throw error;
  const kind = getAppStatus(name) === LOAD_ERROR ? 'load' : 'mount';
  reportFailure({ owner: name, failureClass: 'primary', kind, what: window.location.pathname, error });
}

function followMounts(event: Event): void {
  if (!(event instanceof CustomEvent)) return;
  const detail: SingleSpaCustomEventDetail = event.detail;
  for (const name of detail.appsByNewStatus.MOUNTED.filter(isPart)) {
    if (partStatuses.get().get(name) !== 'failed') setPartStatus(name, 'mounted');
  }
  for (const name of detail.appsByNewStatus.NOT_MOUNTED.filter(isPart)) setPartStatus(name, 'idle');
}
