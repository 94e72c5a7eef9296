import { filesPageOf, routeOf } from '@wishbow/contracts/routes';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { beginLoading } from '../loading/loading.ts';
import { session } from '../session/session.ts';
import { type Address, type Prefetch, prefetchAsked } from './prefetch.ts';

/** What a page's file exports. */
export type PageModule<Props extends object> = { default: ComponentType<Props>; prefetch?: Prefetch };

/** Of the parts that are loaded, by page. */
const pages = new Map<string, () => Promise<Pick<PageModule<object>, 'prefetch'>>>();

/** Below what single-spa warns of. A page that takes longer shows the shell's spinner, and fails, if so, within its part. */
const LONGEST_WAIT_MS = 800;

/**
 * A page of a part in a file of its own. One that is there when its part is mounted is drawn at once. For another the place
 * stays empty, and React shows nothing further for 300 ms after it has had to draw that.
 * @param page as the registry calls its files, see `filesPageOf`.
 */
export function lazyPage<Props extends object>(
  page: string,
  load: () => Promise<PageModule<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  let loading: Promise<PageModule<Props>> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (loaded) => {
        loading = atOnce(loaded);
        return loaded;
      },
      (failure) => {
        // Whoever draws the page asks once more.
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };
  pages.set(page, loadOnce);
  return lazy(loadOnce);
}

/**
 * A promise that has been kept, and says so without a moment in between: React would draw an empty place for that one, too.
 * What React does when it is told goes up to who has told it.
 */
function atOnce<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), {
    // biome-ignore lint/suspicious/noThenProperty: it stands in for the promise's own.
    then: (tell: (value: Value) => unknown) => Promise.resolve(tell(value)),
  });
}

/**
 * Fetches the page of an address, where a part that is loaded has it, and of the document's first page what it shows. Settles
 * whether or not that can be had, and in time.
 */
export async function fetchPage(address: Address): Promise<void> {
  const load = pages.get(filesPageOf(routeOf(address.pathname), session.get().user !== null));
  if (!load) return;
  const fetchAll = async () => {
    const { prefetch } = await load();
    await prefetchAsked(prefetch, address);
  };
  const endLoading = beginLoading();
  await Promise.race([Promise.allSettled([fetchAll()]), pause(LONGEST_WAIT_MS)]);
  endLoading();
}

const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));
