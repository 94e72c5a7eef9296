import { Card } from '@wishbow/ui/card';
import type { ReactNode } from 'react';
import classes from './health.module.css';

/** A named table of the page, and what it says where it would be empty. */
export const TableCard = ({
  title,
  empty,
  children,
}: {
  title: string;
  empty?: string | undefined;
  children: ReactNode;
}) => (
  <section className={classes.section} aria-label={title}>
    <h2 className={classes.heading}>{title}</h2>
    <Card isFlush={empty === undefined}>
      {empty === undefined ? children : <p className={classes.empty}>{empty}</p>}
    </Card>
  </section>
);
