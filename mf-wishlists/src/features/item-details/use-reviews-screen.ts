import { useEffect, useRef, useState } from 'react';

/** The second screen of an item: opened from the main one, and back to it, with the focus where it was. */
export function useReviewsScreen() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const open = () => {
    opener.current = document.activeElement;
    setOpen(true);
  };
  useEffect(() => {
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);
  return { isOpen, open, close: () => setOpen(false) };
}
