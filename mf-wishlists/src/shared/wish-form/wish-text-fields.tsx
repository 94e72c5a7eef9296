import { LONGEST_NOTE, LONGEST_WISH_TITLE } from '@wishbow/domain/wish-limits';
import { TextArea } from '@wishbow/ui/text-area';
import { TextField } from '@wishbow/ui/text-field';

type WishTextProps = { value: string; onValueChange: (text: string) => void; error?: string | undefined };

/** What is wished for, in a few words of any script. */
export const TitleField = (field: WishTextProps) => (
  <TextField label="Name" maxLength={LONGEST_WISH_TITLE} dir="auto" autoComplete="off" required {...field} />
);

/** What whoever may gift it should know. */
export const NoteField = (field: WishTextProps) => (
  <TextArea
    label="Note"
    hint="Size, color, or why you would love it. Everyone who sees the list can read it."
    maxLength={LONGEST_NOTE}
    dir="auto"
    {...field}
  />
);

type AmountProps = WishTextProps & {
  label: string;
  hint?: string;
  /** Whether the amount has no cents. */
  isWhole?: boolean;
};

/** Dollars as they are typed; `readPrice` reads them. A phone shows its keyboard of digits. */
export const AmountField = ({ isWhole = false, ...field }: AmountProps) => (
  <TextField
    icon={<span aria-hidden>$</span>}
    inputMode={isWhole ? 'numeric' : 'decimal'}
    autoComplete="off"
    maxLength={15}
    required
    {...field}
  />
);
