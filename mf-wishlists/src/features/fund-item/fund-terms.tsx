import { PAYOUT_FEE_TEXT, PAYOUT_TIMING_TEXT } from '@wishbow/domain/payout-fee';
import { CheckboxField } from '@wishbow/ui/checkbox-field';

type FundTermsProps = { hasAgreed: boolean; onAgree: (hasAgreed: boolean) => void; error: string | undefined };

/** What a payout costs and how long it takes, with both timings of specification section 9, before anybody chips in. */
export const FundTerms = ({ hasAgreed, onAgree, error }: FundTermsProps) => (
  <CheckboxField
    label="I agree to the terms of payouts"
    hint={`You can request a payout at any time. A ${PAYOUT_FEE_TEXT} is deducted from it. ${PAYOUT_TIMING_TEXT}`}
    checked={hasAgreed}
    onCheckedChange={onAgree}
    error={error}
  />
);
