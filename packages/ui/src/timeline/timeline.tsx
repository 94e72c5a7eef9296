import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './timeline.module.css';

export type TimelineStation = {
  /** The station: "Processing". */
  label: string;
  /** When, or how far: "Aug 23". */
  detail?: ReactNode;
  /** Whether it is behind, at hand or ahead. */
  state: 'done' | 'now' | 'next';
};

export type TimelineProps = {
  /** The name of the list, for instance "Status of order W-20417". */
  label: string;
  /** The stations in order; as many as the order has. */
  stations: readonly TimelineStation[];
};

const SPOKEN = { done: ', done', now: ', now', next: '' } as const;

/** The way of an order, station by station. */
export const Timeline = ({ label, stations }: TimelineProps) => (
  <ol className={classes.line} aria-label={label}>
    {stations.map((station) => (
      <li key={station.label} className={classes.station} data-state={station.state}>
        {station.label}
        <VisuallyHidden>{SPOKEN[station.state]}</VisuallyHidden>
        {station.detail && <span className={classes.detail}>{station.detail}</span>}
      </li>
    ))}
  </ol>
);
