import type { PostalAddress } from '@wishbow/contracts/people';
import { SelectField } from '@wishbow/ui/select-field';
import { TextField } from '@wishbow/ui/text-field';
import type { ReactNode } from 'react';
import classes from './address-form.module.css';
import { stateOptions } from './us-states.ts';

export const EMPTY_ADDRESS: PostalAddress = {
  address: '',
  address_2: '',
  city: '',
  state: '',
  postal: '',
  country: 'US',
};

type AddressFieldsProps = {
  address: PostalAddress;
  onType: (address: PostalAddress) => void;
  /** What the server says of a field. */
  errorOf: (field: keyof PostalAddress) => string | undefined;
  /** The first line. Left out: a plain field without suggestions. */
  street?: ReactNode;
};

/** The fields of a US address. */
export function AddressFields({ address, onType, errorOf, street }: AddressFieldsProps) {
  const change = (field: keyof PostalAddress) => (value: string) => onType({ ...address, [field]: value });
  return (
    <>
      {street ?? (
        <TextField
          label="Street address"
          value={address.address}
          onValueChange={change('address')}
          autoComplete="address-line1"
          error={errorOf('address')}
          required
        />
      )}
      <TextField
        label="Apartment or unit"
        value={address.address_2}
        onValueChange={change('address_2')}
        autoComplete="address-line2"
        error={errorOf('address_2')}
      />
      <TextField
        label="City"
        value={address.city}
        onValueChange={change('city')}
        autoComplete="address-level2"
        error={errorOf('city')}
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
          error={errorOf('state')}
          required
        />
        <TextField
          label="Postal code"
          value={address.postal}
          onValueChange={change('postal')}
          autoComplete="postal-code"
          inputMode="numeric"
          error={errorOf('postal')}
          required
        />
      </div>
      <SelectField
        label="Country"
        options={[{ value: 'US', label: 'United States' }]}
        value={address.country}
        onValueChange={change('country')}
        error={errorOf('country')}
      />
    </>
  );
}
