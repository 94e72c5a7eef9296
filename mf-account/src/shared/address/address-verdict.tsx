import type { PostalAddress } from '@wishbow/contracts/people';
import { Button } from '@wishbow/ui/button';
import { AddressCandidates } from './address-candidates.tsx';
import classes from './address-form.module.css';

/** What the check of an address said, as far as it leaves something to decide. */
interface AddressAnswer {
  readonly status: number;
  readonly body: object & {
    readonly code?: string;
    readonly message?: string;
    readonly candidates?: PostalAddress[] | undefined;
  };
}

/** The address could not be checked, which says nothing about it. */
export const isUnchecked = ({ body }: { readonly body: object }): boolean =>
  'code' in body && body.code === 'verification_unavailable';

type AddressVerdictProps = {
  answer: AddressAnswer | undefined;
  onChoose: (address: PostalAddress) => void;
  onUseAsEntered: () => void;
};

/** Several addresses fit, or the check could not be made: the way on from there. */
export function AddressVerdict({ answer, onChoose, onUseAsEntered }: AddressVerdictProps) {
  if (answer?.status === 422 && answer.body.candidates) {
    return <AddressCandidates candidates={answer.body.candidates} onChoose={onChoose} />;
  }
  if (!answer || !isUnchecked(answer)) return null;
  return (
    <div className={classes.unchecked} role="alert">
      <p>{answer.body.message}</p>
      <Button variant="outline" size="small" onClick={onUseAsEntered}>
        Use as entered
      </Button>
    </div>
  );
}
