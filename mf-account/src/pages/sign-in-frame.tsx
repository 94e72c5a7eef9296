import { Card } from '@wishbow/ui/card';
import { WrappingPaper } from '@wishbow/ui/wrapping-paper';
import type { ReactNode } from 'react';
import classes from './sign-in-frame.module.css';

type SignInFrameProps = {
  title: string;
  text: string;
  children: ReactNode;
  /** Leads to the page that somebody here may have meant. */
  other: ReactNode;
};

/** The sheet that everything about signing in is written on. */
export function SignInFrame({ title, text, children, other }: SignInFrameProps) {
  return (
    <div className={classes.frame}>
      <Card isFlush>
        <WrappingPaper pattern="bows" height="72px" />
        <div className={classes.sheet}>
          <h1>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children}
          <p className={classes.other}>{other}</p>
        </div>
      </Card>
    </div>
  );
}
