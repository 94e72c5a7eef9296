import { SwitchField } from '@wishbow/ui/switch-field';
import { TextArea } from '@wishbow/ui/text-area';
import classes from '../../shared/checkout/step.module.css';
import { LONGEST_GIFT_NOTE } from '../../shared/gift-note.ts';
import { privateHint } from '../../shared/private-hint.ts';
import type { GiftStepProps } from './gift-step-props.ts';

/** What is said with the gift, and who learns who it is from. */
export function NotesStep({ recipient, choices, change, done }: GiftStepProps) {
  return (
    <section className={classes.step} aria-labelledby="step-notes">
      {done}
      <h3 id="step-notes">Your note</h3>
      <TextArea
        label="Note to go with the gift"
        maxLength={LONGEST_GIFT_NOTE}
        value={choices.message}
        onValueChange={(message) => change({ message })}
      />
      <SwitchField
        label="Private gift"
        hint={privateHint(recipient?.firstName)}
        isOn={choices.isPrivate}
        onChange={(isPrivate) => change({ isPrivate })}
      />
    </section>
  );
}
