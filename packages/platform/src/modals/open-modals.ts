import { linkedModal, linkOf, withoutModalLink } from '@wishbow/contracts/modal-links';
import type { ModalCall, ModalKey, ModalProps, ModalResult } from '@wishbow/contracts/modals';
import { observable } from '../observable.ts';
import { browserLocation, navigate } from '../router/browser-location.ts';
import { session } from '../session/session.ts';

/** A modal that stands open. `settle` takes what it was completed with, or nothing when it was closed. */
export type OpenModal = { id: number; call: ModalCall; link?: 'pushed' | 'entered'; settle(result?: unknown): void };

/** What has been left is closed by then, even where the browser went back elsewhere, in a frame of the page for instance. */
const LONGEST_WAY_BACK_MS = 500;

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
  const isShown = linked && wanted && isSameCall(linked.call, wanted);
  if (wanted && !isShown) push(wanted, () => undefined, 'entered');
}

/**
 * A modal that went forward to its link goes back with it: it stays until the address has changed, so that nobody presses
 * anything on a page that is about to go back.
 */
function push(call: ModalCall, onSettled: (result?: unknown) => void, link?: OpenModal['link']): void {
  const id = ++lastId;
  let leaving: { result: unknown } | undefined;
  const end = (result: unknown) => {
    if (remove(id) && link === 'entered') leaveEnteredLink();
    onSettled(result);
  };
  const goBack = (result: unknown) => {
    if (leaving) return;
    leaving = { result };
    window.history.back();
    setTimeout(() => isOpen(id) && end(result), LONGEST_WAY_BACK_MS);
  };
  const settle = (result?: unknown) => {
    if (link === 'pushed' && isOpen(id)) goBack(result);
    else end(leaving ? leaving.result : result);
  };
  stack.set([...stack.get(), { id, call, settle, ...(link && { link }) }]);
}

const isOpen = (id: number): boolean => stack.get().some((modal) => modal.id === id);

/** @returns whether the modal was still open. */
function remove(id: number): boolean {
  const rest = stack.get().filter((modal) => modal.id !== id);
  const wasOpen = rest.length < stack.get().length;
  if (wasOpen) stack.set(rest);
  return wasOpen;
}

/** A link that was entered directly gives way to the page below. */
function leaveEnteredLink(): void {
  const { pathname, search } = window.location;
  navigate({ pathname, search: withoutModalLink(search) }, { replace: true });
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
