import type { PostalAddress } from '@wishbow/contracts/people';
import { failureText, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { SelectField } from '@wishbow/ui/select-field';
import { TextField } from '@wishbow/ui/text-field';
import { type FormEvent, useState } from 'react';
import { AddressCandidates } from './address-candidates.tsx';
import classes from './address-form.module.css';
import { StreetField } from './street-field.tsx';
import { stateOptions } from './us-states.ts';
import { useSaveAddress } from './use-save-address.ts';

const EMPTY: PostalAddress = { address: '', address_2: '', city: '', state: '', postal: '', country: 'US' };

type AddressFormProps = {
  current: PostalAddress | null;
  /** Goes on from here; without it the form stays and shows what was saved. */
  onSaved?: () => void;
  /** What was typed before and not saved. Left out: the form begins with what is saved. */
  draft?: PostalAddress | undefined;
  /** Called with all of it whenever something is typed. */
  onDraft?: ((draft: PostalAddress) => void) | undefined;
};

/** One's own shipping address: typed, checked, and chosen from the deliverable ones where several fit. */
export function AddressForm({ current, onSaved, draft, onDraft }: AddressFormProps) {
  const [address, setAddress] = useState(draft ?? current ?? EMPTY);
  const errors = useFieldErrors();
  const save = useSaveAddress((saved) => {
    type(saved);
    onSaved?.();
  });
  const type = (changed: PostalAddress) => {
    setAddress(changed);
    onDraft?.(changed);
  };
  const answer = save.data;
  const change = (field: keyof PostalAddress) => (value: string) => type({ ...address, [field]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(address);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <StreetField
        address={address}
        onType={change('address')}
        onChoose={type}
        error={errors['details.address'] ?? errors.address}
      />
      <TextField
        label="Apartment or unit"
        value={address.address_2}
        onValueChange={change('address_2')}
        autoComplete="address-line2"
        error={errors['details.address_2'] ?? errors.address_2}
      />
      <TextField
        label="City"
        value={address.city}
        onValueChange={change('city')}
        autoComplete="address-level2"
        error={errors['details.city']}
        required
      />
      <div className={classes.row}>
        <SelectField
          label="State"
          options={stateOptions}
          placeholder="Choose"
          value={address.state}
          onValueChange={change('state')}
          autoComplete="address-level1"
          error={errors['details.state']}
          required
        />
        <TextField
          label="Postal code"
          value={address.postal}
          onValueChange={change('postal')}
          autoComplete="postal-code"
          inputMode="numeric"
          error={errors['details.postal']}
          required
        />
      </div>
      <SelectField
        label="Country"
        options={[{ value: 'US', label: 'United States' }]}
        value={address.country}
        onValueChange={change('country')}
        error={errors['details.country']}
      />
      <FormErrors title={save.error ? failureText(save.error) : undefined} />
      {answer?.status === 422 && answer.body.candidates && (
        <AddressCandidates candidates={answer.body.candidates} onChoose={(candidate) => save.mutate(candidate)} />
      )}
      {answer?.status === 503 && (
        <div className={classes.unchecked} role="alert">
          <p>{answer.body.message}</p>
          <Button variant="outline" size="small" onClick={() => save.mutate({ ...address, use_as_entered: true })}>
            Use as entered
          </Button>
        </div>
      )}
      <Button type="submit" isLoading={save.isPending}>
        Save address
      </Button>
    </form>
  );
}
