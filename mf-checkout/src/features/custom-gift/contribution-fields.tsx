import type { WishOnPage } from '@wishbow/contracts/wishes';
import { formatWholeUsd } from '@wishbow/domain/money';
import { Chip } from '@wishbow/ui/chip';
import { FundRing } from '@wishbow/ui/fund-ring';
import { Slider } from '@wishbow/ui/slider';
import { TextField } from '@wishbow/ui/text-field';
import { type FundWith, usualContributions } from './contribution-facts.ts';
import classes from './contribution-fields.module.css';
import type { CustomWish } from './custom-gift-props.ts';
import { GiftSubject } from './gift-subject.tsx';

type ContributionFieldsProps = {
  wish: CustomWish;
  current: WishOnPage | undefined;
  fund: FundWith;
  /** The amount as it is typed. */
  typed: string;
  onType: (typed: string) => void;
  error: string | undefined;
};

/** How far the fund is, and how much to add: typed, dragged or chosen, all the same amount. */
export function ContributionFields({ wish, current, fund, typed, onType, error }: ContributionFieldsProps) {
  const { amount, raised, remaining, most, percent } = fund;
  const mostDollars = Math.floor(most / 100);
  const dollars = amount ? amount / 100 : 0;
  return (
    <>
      <GiftSubject wish={wish} current={current}>
        <FundRing percent={percent} size={52} />
      </GiftSubject>
      <p className={classes.far}>
        <b>{formatWholeUsd(raised)} so far</b>
        <span>{formatWholeUsd(remaining)} to go</span>
      </p>
      <TextField
        label="Your contribution"
        type="number"
        inputMode="numeric"
        step={1}
        min={1}
        max={mostDollars}
        size="large"
        icon={<span aria-hidden>$</span>}
        autoComplete="off"
        value={typed}
        onValueChange={onType}
        error={error}
      />
      {mostDollars > 1 && (
        <Slider
          label="Contribution in dollars"
          isLabelHidden
          min={1}
          max={mostDollars}
          value={Math.min(Math.max(dollars, 1), mostDollars)}
          valueText={`$${dollars}`}
          onValueChange={(value) => onType(String(value))}
        />
      )}
      <div className={classes.chips}>
        {usualContributions(most).map((usual) => (
          <Chip
            key={usual.label}
            isSelected={dollars === usual.dollars}
            isDisabled={usual.dollars === 0}
            onClick={() => onType(String(usual.dollars))}
          >
            {usual.label}
          </Chip>
        ))}
      </div>
    </>
  );
}
