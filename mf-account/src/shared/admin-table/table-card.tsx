import { Card } from '@wishbow/ui/card';
import type { ReactNode } from 'react';
import classes from './table-card.module.css';

type TableCardProps = {
  /** The heading over the table. Left out: the page's own heading says it. */
  title?: string;
  text?: string;
  /** Search, filters and what is done with all rows. */
  tools: ReactNode;
  children: ReactNode;
};

/** A table with its tools on top. */
export const TableCard = ({ title, text, tools, children }: TableCardProps) => (
  <Card isFlush>
    <div className={classes.head}>
      {title && (
        <div>
          <h2 className={classes.title}>{title}</h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
      )}
      <div className={classes.tools}>{tools}</div>
    </div>
    {children}
  </Card>
);
