import { LONGEST_REPORT_NOTE, REPORT_REASONS, type ReportReason, reasonsFor } from '@wishbow/domain/report-reasons';
import type { ModalViewProps } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, useId, useState } from 'react';
import classes from './report-modal.module.css';
import { useReport } from './use-report.ts';

const TITLES = {
  person: (name: string) => `Report ${name}`,
  wish: (name: string) => `Report “${name}”`,
  comment: (name: string) => `Report what ${name} said`,
} as const;

/** Why something should not be there. Who reports it is told to nobody but those who run the site. */
export default function ReportModal({ input, onComplete, onClose }: ModalViewProps<'social.report'>) {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useReport(input, () => onComplete({}));
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason);
    if (reason) mutate({ reason, note });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={TITLES[input.kind](input.name)}
      isDismissable={note === ''}
      footer={
        <Button type="submit" form={formId} isLoading={isPending}>
          Send report
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={send}>
        <RadioCards
          label="What is wrong?"
          value={reason}
          onValueChange={setReason}
          cards={reasonsFor(input.kind).map((value) => ({ value, label: REPORT_REASONS[value] }))}
          error={isMissing && !reason ? 'Please choose a reason.' : undefined}
        />
        <TextArea
          label="More about it"
          hint="Only the people who run Wishbow read this."
          maxLength={LONGEST_REPORT_NOTE}
          value={note}
          onValueChange={setNote}
        />
      </form>
    </Dialog>
  );
}
