import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import type { SlotKey, SlotProps } from '@wishbow/contracts/slots';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { type Prefetch, prefetchAsked } from '../app/prefetch.ts';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { host } from '../host.ts';
import { usePathname } from '../router/use-pathname.ts';
import type { HostedSlot } from './define-slots.tsx';

/** A view, and the page on which it was asked for. */
interface AskedView {
  readonly View: HostedSlot;
  readonly askedOn: string;
}

const views = new Map<SlotKey, AskedView>();

/**
 * A place that another part fills.
 * @param placeholder stands there until it has arrived; give it the size of what comes.
 * @param standIn stands there when it fails; without one the place stays empty. Either way the failure is reported, and the
 * next page gives it another chance: the bars outlive every page, and what stands in them would be gone for good.
 * @param ref the place itself.
 */
export function Slot<K extends SlotKey>({
  name,
  props,
  placeholder = null,
  standIn,
  ref,
}: {
  name: K;
  props: SlotProps<K>;
  placeholder?: ReactNode;
  standIn?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const owner = ownerOfKey(name);
  const pathname = usePathname();
  const { View, askedOn } = viewOf(name, pathname);
  const [failedLateOn, setFailedLateOn] = useState('');
  const failed = (error: unknown) => {
    views.delete(name);
    // What was asked for on the page before, and arrives only now, was none of this page's chances.
    if (askedOn !== pathname) setFailedLateOn(pathname);
    host().reportFailure({ owner, failureClass: standIn ? 'essential' : 'regular', kind: 'render', what: name, error });
  };
  return (
    <div ref={ref} data-owner={owner} data-slot={name}>
      <FailureBoundary onFailure={failed} standIn={standIn} attempt={pathname + failedLateOn}>
        <Suspense fallback={placeholder}>
          <View input={props} />
        </Suspense>
      </FailureBoundary>
    </div>
  );
}

function viewOf(name: SlotKey, pathname: string): AskedView {
  const known = views.get(name);
  if (known) return known;
  const asked = { View: lazy(() => fetchSlot(name)), askedOn: pathname };
  views.set(name, asked);
  return asked;
}

/**
 * Fetches what fills a place before the place shows it: `Slot` then draws it at once, with nothing in between.
 * @throws what the slot fails with when it cannot be had.
 */
export async function loadSlot(name: SlotKey): Promise<void> {
  if (views.has(name)) return;
  const askedOn = window.location.pathname;
  const { default: View, prefetch } = await fetchSlot(name);
  await prefetchAsked(prefetch, window.location);
  // Not in place of one that a page shows by now: it would be drawn anew.
  if (!views.has(name)) views.set(name, { View, askedOn });
}

async function fetchSlot(name: SlotKey): Promise<{ default: HostedSlot; prefetch?: Prefetch | undefined }> {
  const { default: slots } = await host().loadExpose(ownerOfKey(name), './slots');
  const load = slots[name];
  if (!load) throw new Error(`${ownerOfKey(name)} exposes no slot ${name}`);
  return load();
}
