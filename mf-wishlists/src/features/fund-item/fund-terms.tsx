import { CheckboxField } from '@wishbow/ui/checkbox-field';

type FundTermsProps = { hasAgreed: boolean; onAgree: (hasAgreed: boolean) => void; error: string | undefined };

/** What a payout costs and how long it takes, with both timings of specification section 9, before anybody chips in. */
export const FundTerms = ({ hasAgreed, onAgree, error }: FundTermsProps) => (
  <CheckboxField
    label="I agree to the terms of payouts"
    hint="You can request a payout at any time. A 5% fee is deducted from it. The check will be mailed within 7-10 business days; in all, a payout takes up to one month."
    checked={hasAgreed}
    onCheckedChange={onAgree}
    error={error}
  />
);
