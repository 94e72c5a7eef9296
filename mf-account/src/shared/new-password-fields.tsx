import type { FieldErrors } from '@wishbow/platform';
import { TextField } from '@wishbow/ui/text-field';

type NewPasswordFieldsProps = {
  errors: FieldErrors;
  /** Of the first field; 'New password' where there is an old one. */
  label?: string;
};

/** A password that is chosen: typed twice, with the hint of the specification. Fields `password`, `password_confirmation`. */
export const NewPasswordFields = ({ errors, label = 'New password' }: NewPasswordFieldsProps) => (
  <>
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint="At least 6 characters"
      error={errors.password}
      required
    />
    <TextField
      label="Confirm password"
      name="password_confirmation"
      type="password"
      autoComplete="new-password"
      error={errors.password_confirmation}
      required
    />
  </>
);
