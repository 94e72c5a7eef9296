import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';
import type { ButtonLook } from './button-look.ts';

export type ButtonProps = ButtonLook & {
  /** Verb first; the accessible name, also while loading. The button that spends names the amount. */
  children: ReactNode;
  /**
   * Shows a spinner in place of the text, keeps the width and ignores presses. Default false.
   * Stays focusable, so that the keyboard does not lose its place; wins over `onClick` and over submitting.
   */
  isLoading?: boolean | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'>;

/** A button. Takes every native attribute; `type` is `button` unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  isBlock,
  isLoading = false,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...native}
      type={type}
      className={classes.button}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-loading={isLoading || undefined}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || native['aria-disabled']}
      onClick={press}
    >
      <span className={classes.content}>
        {icon}
        {children}
      </span>
    </button>
  );
}
