import { Card } from '@wishbow/ui/card';
import type { ReactNode } from 'react';
import classes from './overview.module.css';

type FigureTileProps = {
  /** What is counted. */
  title: string;
  figure: string;
  /** How it compares, or what it is made of. */
  text: string;
  /** `worse` is drawn in red; the words say it too. */
  tone?: 'plain' | 'worse';
  children?: ReactNode;
};

/** One figure of the overview. */
export const FigureTile = ({ title, figure, text, tone = 'plain', children }: FigureTileProps) => (
  <Card label={title}>
    <p className={classes.tileTitle}>{title}</p>
    <div className={classes.figureRow}>
      <b className={classes.figure}>{figure}</b>
      {children}
    </div>
    <p className={classes.tileText} data-tone={tone}>
      {text}
    </p>
  </Card>
);
