import type { ModalProps } from '@wishbow/contracts/modals';
import { reportsContract } from '@wishbow/contracts/reports-contract';
import type { ReportReason } from '@wishbow/domain/report-reasons';
import { showToast, useChange } from '@wishbow/platform';

type Words = { reason: ReportReason; note: string };

/** Tells those who run the site. That it was told before is as good. */
export function useReport({ kind, id }: ModalProps<'social.report'>, onDone: () => void) {
  return useChange(reportsContract.addReport, (words: Words) => ({ body: { reported: { kind, id }, ...words } }), {
    onSuccess: () => {
      showToast('Thank you. We will look at it.');
      onDone();
    },
  });
}
