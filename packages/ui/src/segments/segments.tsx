import classes from './segments.module.css';

export type Segment<Value extends string> = {
  /** What `onValueChange` gets. */
  value: Value;
  /** One word; the accessible name. */
  label: string;
};

export type SegmentsProps<Value extends string> = {
  /** What is chosen here; the name of the group. */
  label: string;
  /** Two to four, in the order shown. */
  segments: readonly Segment<Value>[];
  /** The chosen one; announced as pressed. */
  value: Value;
  /** Called with the newly chosen one. */
  onValueChange: (value: Value) => void;
};

/** A short choice of what a page shows, beside its heading. Where each choice has a panel of its own, use `Tabs`. */
export const Segments = <Value extends string>({ label, segments, value, onValueChange }: SegmentsProps<Value>) => (
  <fieldset className={classes.segments} aria-label={label}>
    {segments.map((segment) => (
      <button
        key={segment.value}
        type="button"
        className={classes.segment}
        aria-pressed={segment.value === value}
        onClick={() => onValueChange(segment.value)}
      >
        {segment.label}
      </button>
    ))}
  </fieldset>
);
