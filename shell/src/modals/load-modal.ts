import type { ModalKey } from '@wishbow/contracts/modals';
import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import type { HostedModal } from '@wishbow/platform/shell';
import { loadExpose } from '../composition/part-containers.ts';

/**
 * Fetches a modal from the container of its owner, for every opening anew: what failed to load for one is asked for again
 * by the next.
 * @throws when it cannot be had.
 */
export async function loadModal(key: ModalKey): Promise<HostedModal> {
  const owner = ownerOfKey(key);
  const { default: modals } = await loadExpose(owner, './modals');
  const load = modals[key];
  if (!load) throw new Error(`${owner} exposes no modal ${key}`);
  return (await load()).default;
}
