import {
  type AdminReport,
  adminReportsContract,
  type REPORT_DECISIONS,
} from '@wishbow/contracts/admin-reports-contract';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { REPORTS_KEY } from './read-reports.ts';

export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Each decision in the words of its buttons and its dialog. */
export const DECISIONS = {
  hide: {
    label: 'Hide',
    title: 'Take it out of sight?',
    text: 'Nobody but its author sees it any more. Its author and those who reported it are told.',
    tone: 'danger',
  },
  restore: {
    label: 'Restore',
    title: 'Put it back in sight?',
    text: 'Everybody sees it again as before. Its author is told.',
    tone: 'primary',
  },
  uphold: {
    label: 'Uphold',
    title: 'Agree with the report?',
    text: 'Those who reported it are told that you have acted. Suspend the person among People.',
    tone: 'primary',
  },
  dismiss: {
    label: 'Dismiss',
    title: 'Dismiss the reports?',
    text: 'Everything stays as it is. Those who reported it are told that you found nothing against the rules.',
    tone: 'primary',
  },
} as const;

type DecideDialogProps = { decision: ReportDecision; reports: readonly AdminReport[]; onClose: () => void };

/** Asks before reports are decided, and why. */
export function DecideDialog({ decision, reports, onClose }: DecideDialogProps) {
  const { label, title, text, tone } = DECISIONS[decision];
  const decide = useAdminAct(
    adminReportsContract.decideReports,
    (reason: string) => ({ body: { report_ids: reports.map(({ id }) => id), decision, reason } }),
    { done: 'Decided', keys: [REPORTS_KEY], onDone: onClose },
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={title}
      confirmLabel={label}
      tone={tone}
      isLoading={decide.isPending}
      onConfirm={(reason) => decide.mutate(reason)}
    >
      <p>{text}</p>
      {reports.length > 1 && <p>This is about {reports.length} reports.</p>}
    </ReasonDialog>
  );
}
