import type { PostalAddress } from '@wishbow/contracts/people';
import { addressLine } from '@wishbow/domain/address-line';
import { Button } from '@wishbow/ui/button';
import classes from './address-form.module.css';

type AddressCandidatesProps = { candidates: readonly PostalAddress[]; onChoose: (address: PostalAddress) => void };

/** The deliverable addresses that fit what was typed. */
export function AddressCandidates({ candidates, onChoose }: AddressCandidatesProps) {
  return (
    <fieldset className={classes.candidates}>
      <legend>Which one is yours?</legend>
      {candidates.map((candidate) => {
        const text = addressLine(candidate);
        return (
          <Button key={text} variant="outline" size="small" isBlock onClick={() => onChoose(candidate)}>
            {text}
          </Button>
        );
      })}
    </fieldset>
  );
}
