import type { CSSProperties } from 'react';
import classes from './ribbon-progress.module.css';

export type RibbonProgressProps = {
  /** What is measured, for instance "Kiln for the studio"; the accessible name. */
  label: string;
  /** How much is done, 0 to 100; green at 100. */
  percent: number;
  /** Height 14 (default) or 8 px. */
  size?: 'medium' | 'thin' | undefined;
};

/** A bar that ends in a swallowtail. Write the amounts beside it: the fill alone is too soft to read. */
export function RibbonProgress({ label, percent, size = 'medium' }: RibbonProgressProps) {
  const shown = Math.floor(Math.min(100, Math.max(0, percent)));
  return (
    <div
      role="progressbar"
      className={classes.track}
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      data-size={size}
      data-full={shown === 100 || undefined}
      style={{ '--percent': shown } as CSSProperties}
    />
  );
}
