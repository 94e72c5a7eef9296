import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import { PageLoading, showToast } from '@wishbow/platform';
import { FailureBoundary, type OpenModal, openModals, useObservable } from '@wishbow/platform/shell';
import { Suspense } from 'react';
import { reportFailure } from '../failures/report-failure.ts';
import { viewOf } from './modal-views.ts';
import { useFocusAfterModals } from './use-focus-after-modals.ts';

/** Draws the open modals, each from the container of its owner, the latest on top. */
export function ModalHost() {
  const modals = useObservable(openModals);
  useFocusAfterModals(modals.length);
  return modals.map((modal) => <HostedModal key={modal.id} modal={modal} />);
}

/** A modal that cannot be had or that throws is closed; whoever opened it goes on as if it had been cancelled. */
function HostedModal({ modal }: { modal: OpenModal }) {
  const View = viewOf(modal);
  const failed = (error: unknown) => {
    reportFailure({
      owner: ownerOfKey(modal.call.key),
      failureClass: 'regular',
      kind: 'render',
      what: modal.call.key,
      error,
    });
    showToast('This could not be opened. Please try again.', { tone: 'error' });
    modal.settle();
  };
  return (
    <FailureBoundary onFailure={failed}>
      <Suspense fallback={<PageLoading />}>
        <View input={modal.call.props} onComplete={(result) => modal.settle(result)} onClose={() => modal.settle()} />
      </Suspense>
    </FailureBoundary>
  );
}
