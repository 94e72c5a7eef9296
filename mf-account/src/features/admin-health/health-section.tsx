import { Card } from '@wishbow/ui/card';
import type { ReactNode } from 'react';
import classes from './health.module.css';

/** A named table of the page, and what it says where it would be empty. */
export const HealthSection = ({
  title,
  note,
  empty,
  children,
}: {
  title: string;
  /** What to know before reading it. */
  note?: string | undefined;
  empty?: string | undefined;
  children: ReactNode;
}) => (
  <section className={classes.section} aria-label={title}>
    <h2 className={classes.heading}>{title}</h2>
    {note !== undefined && <p className={classes.note}>{note}</p>}
    <Card isFlush={empty === undefined}>
      {empty === undefined ? children : <p className={classes.empty}>{empty}</p>}
    </Card>
  </section>
);
