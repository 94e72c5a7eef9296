import type { ReactNode } from 'react';
import classes from './thing-line.module.css';

/** A thing in a cell of a table: small picture and its name or link. */
export const ThingLine = ({ image, children }: { image: string | null; children: ReactNode }) => (
  <span className={classes.thing}>
    {image ? (
      <img className={classes.picture} src={image} alt="" loading="lazy" />
    ) : (
      <span className={classes.picture} />
    )}
    <span className={classes.name} dir="auto">
      {children}
    </span>
  </span>
);
