import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

export type PageHeadingProps = {
  /** The one `h1` of the page. */
  title: string;
  /** A softer line under it. */
  text?: ReactNode;
  /** A small line above it: the section this page belongs to. */
  eyebrow?: ReactNode;
  /** On the right, below on a phone: the page's buttons. */
  actions?: ReactNode;
};

/** The top of a page. */
export const PageHeading = ({ title, text, eyebrow, actions }: PageHeadingProps) => (
  <header className={classes.heading}>
    <div className={classes.words}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {text && <p className={classes.text}>{text}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
);
