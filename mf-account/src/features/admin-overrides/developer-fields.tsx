import { SelectField } from '@wishbow/ui/select-field';
import { TextField } from '@wishbow/ui/text-field';
import { useState } from 'react';

/** One part from somebody's own machine, where `npm run dev -w <part>` serves it. */
export function DeveloperFields({ parts, error }: { parts: readonly string[]; error: string | undefined }) {
  const [part, setPart] = useState('');
  return (
    <>
      <SelectField
        label="Part from a developer’s machine"
        name="developer_part"
        value={part}
        onValueChange={setPart}
        options={[{ value: '', label: 'None' }, ...parts.map((name) => ({ value: name, label: name }))]}
      />
      {part !== '' && (
        <TextField
          label="Its address"
          name="developer_address"
          hint="On the machine of whoever opens the link."
          defaultValue="http://localhost:4001"
          error={error}
        />
      )}
    </>
  );
}
