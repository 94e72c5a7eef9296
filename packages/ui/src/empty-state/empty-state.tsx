import type { ReactNode } from 'react';
import { type ObjectName, ObjectPicture } from '../object-picture/object-picture.tsx';
import classes from './empty-state.module.css';

export type EmptyStateProps = {
  /** The object that stands for what is missing. */
  picture: ObjectName;
  /** The fixed sentence, letter for letter; a heading. */
  title: string;
  /** A second line of ours, optional. */
  text?: ReactNode;
  /** One way on: a small `Button` or `LinkButton`. */
  action?: ReactNode;
  /** The level of the heading in its page. Default 3. */
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** What stands where a list would be, when there is nothing in it. */
export function EmptyState({ picture, title, text, action, headingLevel = 3 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.empty}>
      <ObjectPicture name={picture} />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
