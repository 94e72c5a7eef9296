import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import type { SlotKey, SlotProps } from '@wishbow/contracts/slots';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { type Prefetch, prefetchAsked } from '../app/prefetch.ts';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { host } from '../host.ts';
import { usePathname } from '../router/use-pathname.ts';
import type { HostedSlot } from './define-slots.tsx';

const views = new Map<SlotKey, HostedSlot>();

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
  const View = viewOf(name);
  const pathname = usePathname();
  const failed = (error: unknown) => {
    views.delete(name);
    host().reportFailure({ owner, failureClass: standIn ? 'essential' : 'regular', kind: 'render', what: name, error });
  };
  return (
    <div ref={ref} data-owner={owner} data-slot={name}>
      <FailureBoundary onFailure={failed} standIn={standIn} attempt={pathname}>
        <Suspense fallback={placeholder}>
          <View input={props} />
        </Suspense>
      </FailureBoundary>
    </div>
  );
}

function viewOf(name: SlotKey): HostedSlot {
  const known = views.get(name);
  if (known) return known;
  const view = lazy(() => fetchSlot(name));
  views.set(name, view);
  return view;
}

/**
 * Fetches what fills a place before the place shows it: `Slot` then draws it at once, with nothing in between.
 * @throws what the slot fails with when it cannot be had.
 */
export async function loadSlot(name: SlotKey): Promise<void> {
  if (views.has(name)) return;
  const { default: View, prefetch } = await fetchSlot(name);
  await prefetchAsked(prefetch, window.location);
  // Not in place of one that a page shows by now: it would be drawn anew.
  if (!views.has(name)) views.set(name, View);
}

async function fetchSlot(name: SlotKey): Promise<{ default: HostedSlot; prefetch?: Prefetch | undefined }> {
  const { default: slots } = await host().loadExpose(ownerOfKey(name), './slots');
  const load = slots[name];
  if (!load) throw new Error(`${ownerOfKey(name)} exposes no slot ${name}`);
  return load();
}
