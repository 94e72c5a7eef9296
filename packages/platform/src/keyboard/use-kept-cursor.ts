import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

type Cursor = readonly [from: number | null, to: number | null];

/**
 * For a field whose place another takes while somebody may be typing in it: give both of them this ref. In the moment of the
 * change the second gets the cursor of the first, where it stood and with what was selected, so that no key goes astray.
 * @param field whichever of the two stands there.
 */
export function useKeptCursor(field: RefObject<HTMLInputElement | null>): RefCallback<HTMLInputElement> {
  const left = useRef<Cursor>(undefined);
  return useCallback(
    (next) => {
      // React takes the ref from a field before it takes the field from the page, and gives the ref before the next key.
      const last = field.current;
      if (last && last !== next) left.current = last === document.activeElement ? cursorOf(last) : undefined;
      field.current = next;
      if (!next || !left.current) return;
      next.focus({ preventScroll: true });
      next.setSelectionRange(...left.current);
      left.current = undefined;
    },
    [field],
  );
}

const cursorOf = ({ selectionStart, selectionEnd }: HTMLInputElement): Cursor => [selectionStart, selectionEnd];
