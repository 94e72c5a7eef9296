import type { Overview } from '@wishbow/contracts/overview-contract';
import { formatMonthDay } from '@wishbow/domain/date-only';
import classes from './overview.module.css';

type Day = Overview['days'][number];

const HEIGHT = 200;
const BASE = 172;
const LEFT = 34;
const KINDS = ['catalogue', 'fund', 'link'] as const;

/** The newest days are what is looked for first where not all fit. */
const showEnd = (scroller: HTMLElement | null) => {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
};

const totalOf = (day: Day) => day.catalogue + day.fund + day.link;

/** The scale ends at a round number that three steps divide evenly. */
const scaleOf = (most: number): number => Math.max(3, Math.ceil(most / 3) * 3);

/**
 * Bars of gifts by day, never drawn smaller than they can be read: where they do not fit they scroll. For those who do not
 * see them it says the whole in one sentence; the table has the rest.
 */
export function StackedBars({ days }: { days: readonly Day[] }) {
  const width = Math.max(280, LEFT + days.length * (days.length > 20 ? 9 : 41));
  const most = Math.max(...days.map(totalOf));
  const top = scaleOf(most);
  const highest = days.findLastIndex((day) => totalOf(day) === most);
  const yOf = (count: number) => BASE - (count / top) * (BASE - 16);
  const step = (width - LEFT) / days.length;
  const sum = days.reduce((total, day) => total + totalOf(day), 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too.
    <section className={classes.chart} ref={showEnd} aria-label="Bars" tabIndex={0}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ minWidth: width }}
        role="img"
        aria-label={`${sum} gifts in ${days.length} days`}
      >
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
        {most > 0 && (
          <text className={classes.most} x={LEFT + (highest + 0.5) * step} y={yOf(most) - 5} textAnchor="middle">
            {most}
          </text>
        )}
        {days.map((day, index) =>
          isNamed(index, days.length) ? (
            <text
              key={day.day}
              className={classes.dayName}
              x={LEFT + (index + 0.5) * step}
              y={BASE + 18}
              textAnchor="middle"
            >
              {days.length > 20 ? formatMonthDay(day.day) : Number(day.day.slice(8))}
            </text>
          ) : null,
        )}
      </svg>
    </section>
  );
}

/** Every day while there is room, else every second week. */
const isNamed = (index: number, count: number): boolean => count <= 20 || (index % 14 === 6 && index < count - 3);

type BarProps = { day: Day; x: number; width: number; yOf: (count: number) => number };

/** One day's bar, its kinds on top of each other. */
const Bar = ({ day, x, width, yOf }: BarProps) => (
  <g>
    <title>{`${formatMonthDay(day.day)}: ${day.catalogue} from the catalogue, ${day.fund} to funds, ${day.link} from links`}</title>
    {KINDS.map((kind, index) => {
      const from = KINDS.slice(0, index).reduce((sum, below) => sum + day[below], 0);
      const to = from + day[kind];
      return (
        <rect
          key={kind}
          data-kind={kind}
          x={x}
          width={width}
          y={yOf(to)}
          height={Math.max(0, yOf(from) - yOf(to) - (day[kind] > 0 ? 1 : 0))}
          rx={2}
        />
      );
    })}
  </g>
);
