import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import { FLAG_WORDS, FLAGS } from '@wishbow/contracts/flags';
import { parts } from '@wishbow/contracts/routes';
import { useFieldErrors } from '@wishbow/platform';
import { CheckboxField } from '@wishbow/ui/checkbox-field';
import { SelectField } from '@wishbow/ui/select-field';
import { TextField } from '@wishbow/ui/text-field';
import { buildLabel } from '../../shared/admin/build-label.ts';
import { DeveloperFields } from './developer-fields.tsx';

const DURATIONS = [
  { value: '15', label: '15 minutes' },
  { value: '60', label: 'An hour' },
  { value: '480', label: '8 hours' },
  { value: '1440', label: 'A day' },
];

type OverrideFieldsProps = {
  deployed: readonly DeployedPart[];
  /** Whether a part may come from somebody's own machine here. */
  hasDevelopers: boolean;
};

/** What can be seen otherwise than everybody sees it, and for how long. */
export function OverrideFields({ deployed, hasDevelopers }: OverrideFieldsProps) {
  const errors = useFieldErrors();
  const mockError = Object.entries(errors).find(([field]) => field.startsWith('mock'))?.[1];
  return (
    <>
      {deployed.map(({ name, buildId: live, builds }) => (
        <SelectField
          key={name}
          label={`Build of ${name}`}
          name={`build_${name}`}
          error={errors[`builds.${name}`]}
          options={[
            { value: '', label: 'As it is live' },
            ...builds
              .filter(({ build_id: id }) => id !== live)
              .map((build) => ({ value: build.build_id, label: buildLabel(build) })),
          ]}
        />
      ))}
      {hasDevelopers && <DeveloperFields parts={parts} error={errors['developer.address']} />}
      {FLAGS.map((flag) => (
        <CheckboxField key={flag} name="flag" value={flag} label={`Flag ${flag}`} hint={FLAG_WORDS[flag]} />
      ))}
      <TextField
        label="Mock scenarios"
        name="mock"
        hint="As after ?mock=, with commas between. Only builds with mocks know them."
        error={mockError}
      />
      <SelectField label="Good for" name="minutes" defaultValue="480" options={DURATIONS} error={errors.minutes} />
    </>
  );
}
