import type { Overview } from '@wishbow/contracts/overview-contract';
import { cents, formatUsd, formatWholeUsd } from '@wishbow/domain/money';
import { FigureTile } from './figure-tile.tsx';
import classes from './overview.module.css';
import { changeText, rateText } from './overview-words.ts';
import { Sparkline } from './sparkline.tsx';

/** The four figures of the overview. */
export function FigureTiles({ overview }: { overview: Overview }) {
  const { days, volumeCents, volumeBeforeCents, processing, payouts, returnsPerMille, returnsBeforePerMille } =
    overview;
  const period = days.length === 1 ? 'yesterday' : `the ${days.length} days before`;
  const returnsUp = returnsPerMille - returnsBeforePerMille;
  return (
    <div className={classes.tiles}>
      <FigureTile
        title="Gift volume"
        figure={formatUsd(cents(volumeCents))}
        text={changeText(volumeCents, volumeBeforeCents, period)}
      >
        <Sparkline values={days.map((day) => day.volumeCents)} />
      </FigureTile>
      <FigureTile title="Orders processing" figure={String(processing)} text="Waiting for the store" />
      <FigureTile
        title="Funds to pay out"
        figure={formatWholeUsd(cents(payouts.netCents))}
        text={`${payouts.count} ${payouts.count === 1 ? 'request' : 'requests'}, ${payouts.pressing} due by tomorrow`}
        tone={payouts.pressing > 0 ? 'worse' : 'plain'}
      />
      <FigureTile
        title="Return rate"
        figure={rateText(returnsPerMille)}
        text={returnsUp === 0 ? 'As before' : `${rateText(Math.abs(returnsUp))} ${returnsUp > 0 ? 'up' : 'down'}`}
        tone={returnsUp > 0 ? 'worse' : 'plain'}
      />
    </div>
  );
}
