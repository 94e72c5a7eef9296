import { openModal, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { TextField } from '@wishbow/ui/text-field';
import { TextLink } from '@wishbow/ui/text-link';
import { type FormEvent, useState } from 'react';
import { AddressFields, EMPTY_ADDRESS } from '../../shared/address/address-fields.tsx';
import { AddressVerdict } from '../../shared/address/address-verdict.tsx';
import formClasses from '../../shared/stacked-form.module.css';
import classes from './claim-gift.module.css';
import { claimRefusal } from './claim-refusal.ts';
import type { ClaimingGift } from './use-claim-gift.ts';

type ClaimWithAddressProps = {
  claim: ClaimingGift;
  isSignedIn: boolean;
  /** Back to the own address of whoever is signed in. */
  onOwn: () => void;
};

/** Name and address of somebody without an account: for this parcel, and kept for nothing else. */
export function ClaimWithAddress({ claim, isSignedIn, onOwn }: ClaimWithAddressProps) {
  const [name, setName] = useState({ firstName: '', lastName: '' });
  const [address, setAddress] = useState(EMPTY_ADDRESS);
  const errors = useFieldErrors();
  const send = (details: typeof address & { use_as_entered?: boolean }) => claim.mutate({ ...name, details });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!claim.isPending) send(address);
  };
  return (
    <form className={formClasses.form} onSubmit={submit} noValidate>
      <div className={classes.names}>
        <TextField
          label="First name"
          autoComplete="given-name"
          value={name.firstName}
          onValueChange={(firstName) => setName({ ...name, firstName })}
          error={errors['recipient.firstName']}
          required
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          value={name.lastName}
          onValueChange={(lastName) => setName({ ...name, lastName })}
          error={errors['recipient.lastName']}
          required
        />
      </div>
      <AddressFields
        address={address}
        onType={setAddress}
        errorOf={(field) => errors[`recipient.details.${field}`] ?? errors[field]}
      />
      <FormErrors title={claimRefusal(claim)} />
      <AddressVerdict
        answer={claim.data}
        onChoose={(candidate) => {
          setAddress(candidate);
          send(candidate);
        }}
        onUseAsEntered={() => send({ ...address, use_as_entered: true })}
      />
      <Button type="submit" size="large" isBlock isLoading={claim.isPending}>
        Claim my gift
      </Button>
      {isSignedIn ? (
        <p>
          <TextLink render={<button type="button" />} onClick={onOwn}>
            Claim it with my account
          </TextLink>
        </p>
      ) : (
        <p className={classes.soft}>
          You have an account?{' '}
          <TextLink render={<button type="button" />} onClick={() => void openModal('account.auth', { mode: 'login' })}>
            Log in
          </TextLink>{' '}
          and use your own address, or{' '}
          <TextLink
            render={<button type="button" />}
            onClick={() => void openModal('account.auth', { mode: 'signup' })}
          >
            sign up
          </TextLink>
          .
        </p>
      )}
    </form>
  );
}
