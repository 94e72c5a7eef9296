import { queryClient } from '@wishbow/platform';
import { loadingCount } from '@wishbow/platform/shell';

/** Between a script and what it asks for there is a moment without anything to wait for: two quiet looks this far apart count. */
const BETWEEN_LOOKS_MS = 200;
/** Something that hangs keeps nothing else from the page. */
const LONGEST_WAIT_MS = 4000;

let shown: Promise<void> | undefined;

/** Settles when the first page is there, pictures on the screen included, and the browser has nothing better to do. */
export function pageShown(): Promise<void> {
  shown ??= untilQuiet();
  return shown;
}

async function untilQuiet(): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (let quietLooks = 0; quietLooks < 2 && performance.now() < deadline; ) {
    await pause(BETWEEN_LOOKS_MS);
    quietLooks = isQuiet() ? quietLooks + 1 : 0;
  }
  await untilIdle();
}

const isQuiet = (): boolean =>
  document.readyState === 'complete' &&
  loadingCount.get() === 0 &&
  queryClient.isFetching() === 0 &&
  [...document.images].every(({ complete, y }) => complete || y > window.innerHeight);

const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));

/** Safari does not tell when it is idle: after the pauses above it probably is. */
const untilIdle = () =>
  new Promise<void>((resume) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resume(), { timeout: 1000 });
    else resume();
  });
