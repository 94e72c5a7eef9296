import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import type { HostedModal, OpenModal } from '@wishbow/platform/shell';
import { lazy } from 'react';
import { loadExpose } from '../composition/part-containers.ts';

/** One view per opening: what failed to load for one opening is asked for again by the next. */
const views = new WeakMap<OpenModal, HostedModal>();

export function viewOf(modal: OpenModal): HostedModal {
  const known = views.get(modal);
  if (known) return known;
  const view = lazy(() => loadView(modal));
  views.set(modal, view);
  return view;
}

async function loadView({ call: { key } }: OpenModal): Promise<{ default: HostedModal }> {
  const owner = ownerOfKey(key);
  const { default: modals } = await loadExpose(owner, './modals');
  const load = modals[key];
  if (!load) throw new Error(`${owner} exposes no modal ${key}`);
  return load();
}
