import type { Overview } from '@wishbow/contracts/overview-contract';
import { formatBirthday } from '@wishbow/domain/date-only';
import classes from './overview.module.css';

type Day = Overview['days'][number];

const HEIGHT = 200;
const BASE = 172;
const LEFT = 34;
const KINDS = ['catalogue', 'fund', 'link'] as const;

const totalOf = (day: Day) => day.catalogue + day.fund + day.link;

/** The scale ends at a round number that three steps divide evenly. */
const scaleOf = (most: number): number => Math.max(3, Math.ceil(most / 3) * 3);

/** Bars of gifts by day. For those who do not see them it says the whole in one sentence; the table has the rest. */
export function StackedBars({ days }: { days: readonly Day[] }) {
  const width = Math.max(280, LEFT + days.length * (days.length > 20 ? 9 : 42));
  const top = scaleOf(Math.max(...days.map(totalOf)));
  const yOf = (count: number) => BASE - (count / top) * (BASE - 16);
  const step = (width - LEFT) / days.length;
  const sum = days.reduce((total, day) => total + totalOf(day), 0);
  return (
    <div className={classes.chart}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${sum} gifts in ${days.length} days`}>
        {[0, 1, 2, 3].map((line) => (
          <g key={line} className={classes.scale}>
            <line x1={LEFT} x2={width} y1={yOf((top * line) / 3)} y2={yOf((top * line) / 3)} />
            <text x={LEFT - 8} y={yOf((top * line) / 3) + 4} textAnchor="end">
              {(top * line) / 3}
            </text>
          </g>
        ))}
        {days.map((day, index) => (
          <Bar key={day.day} day={day} x={LEFT + index * step + step * 0.2} width={step * 0.6} yOf={yOf} />
        ))}
        {days.map((day, index) =>
          isNamed(index, days.length) ? (
            <text
              key={day.day}
              className={classes.dayName}
              x={LEFT + (index + 0.5) * step}
              y={BASE + 18}
              textAnchor="middle"
            >
              {days.length > 20 ? formatBirthday(day.day) : Number(day.day.slice(8))}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

/** Every day while there is room, else every second week. */
const isNamed = (index: number, count: number): boolean => count <= 20 || (index % 14 === 6 && index < count - 3);

type BarProps = { day: Day; x: number; width: number; yOf: (count: number) => number };

function Bar({ day, x, width, yOf }: BarProps) {
  let below = 0;
  return (
    <g>
      <title>{`${formatBirthday(day.day)}: ${day.catalogue} from the catalogue, ${day.fund} to funds, ${day.link} from links`}</title>
      {KINDS.map((kind) => {
        const from = below;
        below += day[kind];
        return (
          <rect
            key={kind}
            data-kind={kind}
            x={x}
            width={width}
            y={yOf(below)}
            height={Math.max(0, yOf(from) - yOf(below) - (day[kind] > 0 ? 1 : 0))}
            rx={2}
          />
        );
      })}
    </g>
  );
}
