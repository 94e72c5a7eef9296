import type { ReactNode } from 'react';
import classes from './card-action.module.css';

export type CardActionProps = {
  /** What the press does, with the count and the object: "24 comments on Kiln for the studio"; the accessible name. */
  label: string;
  /** One lucide icon. */
  icon: ReactNode;
  /** A number or a word beside the icon; part of `label` for those who listen. */
  text?: ReactNode;
  /** For toggles: announced as pressed, icon filled. Leave out for plain actions. */
  isPressed?: boolean | undefined;
  /** Called when pressed. */
  onClick: () => void;
};

/** A quiet small action in the bottom row of a card or under a comment. */
export const CardAction = ({ label, icon, text, isPressed, onClick }: CardActionProps) => (
  <button type="button" className={classes.action} aria-label={label} aria-pressed={isPressed} onClick={onClick}>
    {icon}
    {text !== undefined && <span aria-hidden>{text}</span>}
  </button>
);
