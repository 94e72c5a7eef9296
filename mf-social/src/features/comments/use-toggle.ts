import { useRef, useState } from 'react';

/** An area that a button opens and closes; closed from within, the focus goes back to the button. */
export function useToggle() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, close, button: { ref: button, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) } };
}

export type Toggle = ReturnType<typeof useToggle>;
