import type { PostalAddress } from '@wishbow/contracts/people';
import { failureText, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { type FormEvent, useState } from 'react';
import { AddressFields, EMPTY_ADDRESS } from '../../shared/address/address-fields.tsx';
import classes from '../../shared/address/address-form.module.css';
import { AddressVerdict } from '../../shared/address/address-verdict.tsx';
import { StreetField } from './street-field.tsx';
import { useSaveAddress } from './use-save-address.ts';

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
  const [address, setAddress] = useState(draft ?? current ?? EMPTY_ADDRESS);
  const errors = useFieldErrors();
  const save = useSaveAddress((saved) => {
    type(saved);
    onSaved?.();
  });
  const type = (changed: PostalAddress) => {
    setAddress(changed);
    onDraft?.(changed);
  };
  const errorOf = (field: keyof PostalAddress) => errors[`details.${field}`] ?? errors[field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(address);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AddressFields
        address={address}
        onType={type}
        errorOf={errorOf}
        street={
          <StreetField
            address={address}
            onType={(street) => type({ ...address, address: street })}
            onChoose={type}
            error={errorOf('address')}
          />
        }
      />
      <FormErrors title={save.error ? failureText(save.error) : undefined} />
      <AddressVerdict
        answer={save.data}
        onChoose={(candidate) => save.mutate(candidate)}
        onUseAsEntered={() => save.mutate({ ...address, use_as_entered: true })}
      />
      <Button type="submit" isLoading={save.isPending}>
        Save address
      </Button>
    </form>
  );
}
