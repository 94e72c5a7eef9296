import classes from './overview.module.css';

const WIDTH = 76;
const HEIGHT = 24;

/** The course of a figure, without its values: decoration beside the written one. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = 2 + (index * (WIDTH - 4)) / (values.length - 1);
    return `${x.toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`;
  });
  return (
    <svg className={classes.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
