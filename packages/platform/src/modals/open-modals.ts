import { linkedModal, linkOf, withoutModalLink } from '@wishbow/contracts/modal-links';
import type { ModalCall, ModalKey, ModalProps, ModalResult } from '@wishbow/contracts/modals';
import { observable } from '../observable.ts';
import { browserLocation, navigate } from '../router/browser-location.ts';
import { session } from '../session/session.ts';

/** A modal that stands open. `settle` takes what it was completed with, or nothing when it was closed. */
export type OpenModal = { id: number; call: ModalCall; link?: 'pushed' | 'entered'; settle(result?: unknown): void };

const stack = observable<readonly OpenModal[]>([]);
export const openModals = { get: stack.get, set: stack.set, subscribe: stack.subscribe };
let lastId = 0;

/**
 * Opens a modal of any part, and gives it an address (`?item=`) where the product has one.
 * @returns what it was completed with, or undefined when it was closed, failed, or the page changed.
 */
export function openModal<K extends ModalKey>(key: K, props: ModalProps<K>): Promise<ModalResult<K> | undefined> {
  const call = { key, props } as ModalCall;
  const link = linkOf(call);
  return new Promise((resolve) => {
    // The owner's contract has parsed the result before it arrives here (define-modals.tsx).
    push(call, (result) => resolve(result as ModalResult<K> | undefined), link && 'pushed');
    if (link) navigate(searchWith(link));
  });
}

/** Closes every modal without completing it: their openers receive undefined. */
export function closeAllModals(): void {
  for (const modal of stack.get().toReversed()) {
    remove(modal.id);
    modal.settle();
  }
}

/** Brings the stack in step with the address: opens what a link asks for, closes what Back has left behind. */
export function followAddress(): void {
  const { location } = browserLocation.get();
  const wanted = linkedModal(location, session.get().user?.username);
  const linked = stack.get().find((modal) => modal.link);
  if (linked && (!wanted || !isSameCall(linked.call, wanted))) {
    remove(linked.id);
    linked.settle();
  }
  const isOpen = linked && wanted && isSameCall(linked.call, wanted);
  if (wanted && !isOpen) push(wanted, () => undefined, 'entered');
}

function push(call: ModalCall, onSettled: (result?: unknown) => void, link?: OpenModal['link']): void {
  const id = ++lastId;
  const settle = (result?: unknown) => {
    if (remove(id)) leaveLink(link);
    onSettled(result);
  };
  stack.set([...stack.get(), { id, call, settle, ...(link && { link }) }]);
}

/** @returns whether the modal was still open. */
function remove(id: number): boolean {
  const rest = stack.get().filter((modal) => modal.id !== id);
  const wasOpen = rest.length < stack.get().length;
  if (wasOpen) stack.set(rest);
  return wasOpen;
}

/** A pushed link goes back to where it was opened; one that was entered directly gives way to the page below. */
function leaveLink(link: OpenModal['link']): void {
  if (link === 'pushed') window.history.back();
  if (link === 'entered') {
    const { pathname, search } = window.location;
    navigate({ pathname, search: withoutModalLink(search) }, { replace: true });
  }
}

function searchWith({ name, value }: { name: string; value: string }) {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  params.set(name, value);
  return { pathname, search: `?${params}` };
}

function isSameCall(one: ModalCall, other: ModalCall): boolean {
  return one.key === other.key && JSON.stringify(one.props) === JSON.stringify(other.props);
}
