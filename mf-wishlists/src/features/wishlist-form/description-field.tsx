import { codePointCount, LONGEST_DESCRIPTION } from '@wishbow/domain/text-length';
import { TextArea } from '@wishbow/ui/text-area';

type DescriptionFieldProps = { value: string; onValueChange: (text: string) => void; error: string | undefined };

/** What the list is about. Counted like the server counts, in code points: an emoji is one character. */
export const DescriptionField = ({ value, onValueChange, error }: DescriptionFieldProps) => (
  <TextArea
    label="Description"
    value={value}
    onValueChange={onValueChange}
    hint={`${codePointCount(value)} of ${LONGEST_DESCRIPTION} characters`}
    error={error}
  />
);
