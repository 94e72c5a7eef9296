import { Dialog } from '@wishbow/ui/dialog';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { writeChoice } from '../mock-choice.ts';
import { isByLink, type MockedPage } from '../start-mocks.ts';
import { ChoiceForm } from './choice-form.tsx';
import classes from './mock-panel.module.css';
import { PanelFooter } from './panel-footer.tsx';

/** The badge that says that nothing here is real, and the dialog behind it in which one chooses what to see. */
export function MockPanel({ page }: { page: MockedPage }) {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState(page.choice);
  const chosen = writeChoice(page.choice).replaceAll(',', ', ') || 'nothing special';
  const unknown = page.choice.unknown.join(', ');
  const shown = unknown === '' ? chosen : `unknown: ${unknown}; ${chosen}`;
  const open = (isOpening: boolean) => {
    if (isOpening) setChoice(page.choice);
    setOpen(isOpening);
  };
  return (
    <aside aria-label="Mocks">
      <button
        type="button"
        className={classes.badge}
        data-beside-link={isByLink() || undefined}
        onClick={() => open(true)}
        aria-haspopup="dialog"
      >
        <FlaskConical aria-hidden className={classes.icon} />
        <span className={classes.text}>Mocks: {shown}</span>
      </button>
      <Dialog isOpen={isOpen} onOpenChange={open} title="What this page shows" footer={<PanelFooter choice={choice} />}>
        {unknown !== '' && <p className={classes.note}>{`There is nothing by the name of ${unknown}.`}</p>}
        <ChoiceForm parts={page.parts} choice={choice} onChange={setChoice} />
      </Dialog>
    </aside>
  );
}
