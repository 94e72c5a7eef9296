import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './radio-cards.module.css';

export type RadioCard<Value extends string> = {
  /** What `onValueChange` gets. */
  value: Value;
  /** The choice in one or two words; the accessible name. */
  label: ReactNode;
  /** A second line, read with the choice. */
  hint?: ReactNode;
  /** A logo or picture between the dot and the words, decoration only. */
  media?: ReactNode;
  /** Cannot be chosen now. Default false; say why in `hint`. */
  isDisabled?: boolean | undefined;
};

export type RadioCardsProps<Value extends string> = {
  /** The question; the name of the group. */
  label: string;
  /** Keeps the question for screen readers only, when a heading above says it. Default false. */
  isLabelHidden?: boolean | undefined;
  /** The choices, in the order shown. */
  cards: readonly RadioCard<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  /** Called with the newly chosen value. */
  onValueChange: (value: Value) => void;
  /** What is wrong and what to do, under the cards. */
  error?: string | undefined;
};

/** One choice of a few, each a card that can be pressed as a whole. Native radios: arrow keys move. */
export function RadioCards<Value extends string>({
  label,
  isLabelHidden = false,
  cards,
  value,
  onValueChange,
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {cards.map((card) => (
        <div key={card.value} className={classes.card}>
          <input
            type="radio"
            className={classes.dot}
            id={`${id}-${card.value}`}
            name={id}
            checked={card.value === value}
            disabled={card.isDisabled}
            aria-describedby={card.hint ? `${id}-${card.value}-hint` : undefined}
            onChange={() => onValueChange(card.value)}
          />
          {card.media}
          <div className={classes.words}>
            <label className={classes.label} htmlFor={`${id}-${card.value}`} dir="auto">
              {card.label}
            </label>
            {card.hint && (
              <div className={classes.hint} id={`${id}-${card.value}-hint`}>
                {card.hint}
              </div>
            )}
          </div>
        </div>
      ))}
      {error && (
        <p role="alert" className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
