import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import { PageLoading, showToast } from '@wishbow/platform';
import { FailureBoundary, type HostedModal, type OpenModal, openModals, useObservable } from '@wishbow/platform/shell';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { reportFailure } from '../failures/report-failure.ts';
import { loadModal } from './load-modal.ts';
import { useFocusAfterModals } from './use-focus-after-modals.ts';

/** Draws the open modals, each from the container of its owner, the latest on top. */
export function ModalHost() {
  const modals = useObservable(openModals);
  useFocusAfterModals(modals.length);
  return modals.map((modal) => <ModalPlace key={modal.id} modal={modal} />);
}

/** A modal that cannot be had or that throws is closed; whoever opened it goes on as if it had been cancelled. */
function ModalPlace({ modal }: { modal: OpenModal }) {
  const View = useLoadedModal(modal);
  return (
    <FailureBoundary onFailure={(error) => giveUp(modal, error)}>
      <Suspense fallback={<PageLoading />}>
        {View ? (
          <View input={modal.call.props} onComplete={(result) => modal.settle(result)} onClose={() => modal.settle()} />
        ) : (
          <PageLoading />
        )}
      </Suspense>
    </FailureBoundary>
  );
}

/**
 * What is drawn, once it is there. Not by `lazy`: after a stand-in React shows nothing further for 300 ms, which is longer
 * than most modals need. And bit by bit, so that whoever opened it sees their press first.
 */
function useLoadedModal(modal: OpenModal): HostedModal | undefined {
  const [View, setView] = useState<HostedModal>();
  useEffect(() => {
    let isOpen = true;
    loadModal(modal.call.key).then(
      (loaded) => isOpen && startTransition(() => setView(() => loaded)),
      (error: unknown) => isOpen && giveUp(modal, error),
    );
    return () => {
      isOpen = false;
    };
  }, [modal]);
  return View;
}

function giveUp(modal: OpenModal, error: unknown): void {
  const what = modal.call.key;
  reportFailure({ owner: ownerOfKey(what), failureClass: 'regular', kind: 'render', what, error });
  showToast('This could not be opened. Please try again.', { tone: 'error' });
  modal.settle();
}
