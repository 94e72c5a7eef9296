import type { ReactNode } from 'react';
import classes from './chip.module.css';

export type ChipProps = {
  /** One or two words; the accessible name. */
  children: ReactNode;
  /** A small picture or icon before the words, decoration only. */
  media?: ReactNode;
  /** Whether it is the chosen one; announced as pressed. */
  isSelected: boolean;
  /** Called when pressed. */
  onClick: () => void;
  /** Cannot be chosen now. Default false. */
  isDisabled?: boolean | undefined;
};

/** A filter or a quick choice in a row of its kind: a category, an amount, a size. */
export const Chip = ({ children, media, isSelected, onClick, isDisabled = false }: ChipProps) => (
  <button type="button" className={classes.chip} aria-pressed={isSelected} disabled={isDisabled} onClick={onClick}>
    {media}
    {children}
  </button>
);
