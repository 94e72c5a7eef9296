import type { Me, PersonSummary } from '@wishbow/contracts/people';
import { addressLine } from '@wishbow/domain/address-line';
import { openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { TextLink } from '@wishbow/ui/text-link';
import formClasses from '../../shared/stacked-form.module.css';
import classes from './claim-gift.module.css';
import { claimRefusal } from './claim-refusal.ts';
import type { ClaimingGift } from './use-claim-gift.ts';

type ClaimWithAccountProps = {
  user: Me;
  claim: ClaimingGift;
  giver: Pick<PersonSummary, 'firstName'>;
  onElsewhere: () => void;
};

/** Whoever is signed in has it sent to their own address, and finds it among what they were given. */
export function ClaimWithAccount({ user, claim, giver, onElsewhere }: ClaimWithAccountProps) {
  const { address } = user.details;
  return (
    <div className={formClasses.form}>
      <p className={classes.address}>
        <b>{user.name}</b>
        <br />
        {address ? addressLine(address) : 'You have not added an address yet.'}
      </p>
      <p className={classes.soft}>{giver.firstName} sees that you claimed it, not where you live.</p>
      <FormErrors title={claimRefusal(claim)} />
      {address ? (
        <Button size="large" isBlock isLoading={claim.isPending} onClick={() => claim.mutate(undefined)}>
          Claim my gift
        </Button>
      ) : (
        <Button size="large" isBlock onClick={() => void openModal('account.addressDetails', {})}>
          Add your address
        </Button>
      )}
      <p>
        <TextLink render={<button type="button" />} onClick={onElsewhere}>
          Claim it without this account
        </TextLink>
      </p>
    </div>
  );
}
