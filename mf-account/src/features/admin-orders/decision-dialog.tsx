import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';

type DecisionDialogProps = {
  decision: { title: string; text: string; verb: string };
  /** The decision ends something. */
  isDanger: boolean;
  isOpen: boolean;
  onClose: () => void;
  isLoading: boolean;
  onDecide: (reason: string) => void;
};

/** Says what a decision about an order brings about, and asks why it is made. */
export const DecisionDialog = ({ decision, isDanger, onDecide, ...dialog }: DecisionDialogProps) => (
  <ReasonDialog
    {...dialog}
    title={decision.title}
    confirmLabel={decision.verb}
    tone={isDanger ? 'danger' : 'primary'}
    onConfirm={onDecide}
  >
    <p>{decision.text}</p>
  </ReasonDialog>
);
