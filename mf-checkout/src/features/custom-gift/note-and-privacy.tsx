import type { PersonSummary } from '@wishbow/contracts/people';
import { SwitchField } from '@wishbow/ui/switch-field';
import { TextArea } from '@wishbow/ui/text-area';
import { LONGEST_GIFT_NOTE } from '../../shared/gift-note.ts';
import { privateHint } from '../../shared/private-hint.ts';

/** What is said with it, and who learns who it is from. */
export interface Words {
  readonly message: string;
  readonly isPrivate: boolean;
}

export const NO_WORDS: Words = { message: '', isPrivate: false };

type NoteAndPrivacyProps = {
  recipient: PersonSummary | undefined;
  words: Words;
  onChange: (changed: Partial<Words>) => void;
  /** "Private gift" or "Private contribution". */
  privateLabel: string;
};

export const NoteAndPrivacy = ({ recipient, words, onChange, privateLabel }: NoteAndPrivacyProps) => (
  <>
    <TextArea
      label="Your note"
      maxLength={LONGEST_GIFT_NOTE}
      value={words.message}
      onValueChange={(message) => onChange({ message })}
    />
    <SwitchField
      label={privateLabel}
      hint={privateHint(recipient?.firstName)}
      isOn={words.isPrivate}
      onChange={(isPrivate) => onChange({ isPrivate })}
    />
  </>
);
