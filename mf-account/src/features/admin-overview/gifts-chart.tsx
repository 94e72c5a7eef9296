import type { Overview } from '@wishbow/contracts/overview-contract';
import { formatMonthDay } from '@wishbow/domain/date-only';
import { cents, formatUsd } from '@wishbow/domain/money';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { useState } from 'react';
import classes from './overview.module.css';
import { StackedBars } from './stacked-bars.tsx';

type Day = Overview['days'][number];

export const GIFT_KINDS = [
  { key: 'catalogue', name: 'Catalogue' },
  { key: 'fund', name: 'Fund' },
  { key: 'link', name: 'Link' },
] as const;

/** How many gifts there were on each day, by kind: as bars, or as a table. */
export function GiftsChart({ days }: { days: readonly Day[] }) {
  const [isTable, setTable] = useState(false);
  return (
    <Card label="Gifts by day">
      <div className={classes.chartHead}>
        <h2 className={classes.heading}>Gifts by day</h2>
        <ul className={classes.legend}>
          {GIFT_KINDS.map(({ key, name }) => (
            <li key={key}>
              <i data-kind={key} /> {name}
            </li>
          ))}
        </ul>
        <Button variant="outline" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          View as table
        </Button>
      </div>
      {isTable ? <DaysTable days={days} /> : <StackedBars days={days} />}
    </Card>
  );
}

const DaysTable = ({ days }: { days: readonly Day[] }) => (
  <div className={classes.days}>
    <table>
      <caption className={classes.caption}>Gifts by day, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {GIFT_KINDS.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Volume</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatMonthDay(day.day)}</th>
            {GIFT_KINDS.map(({ key }) => (
              <td key={key}>{day[key]}</td>
            ))}
            <td>{formatUsd(cents(day.volumeCents))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
