import type { SlotProps } from '@wishbow/contracts/slots';
import { useKeptCursor, useSlashKey } from '@wishbow/platform';
import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { lazy, Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

const PeopleAutocomplete = lazy(
  () => import(/* webpackChunkName: "people-autocomplete" */ './people-autocomplete.tsx'),
);

/** Asked for again once it is wanted. Told as what it is: a file that is missing would have the page loaded anew. */
const tellNotAhead = (cause: unknown): void =>
  reportError(new Error('the list of suggestions could not be fetched ahead', { cause }));

/**
 * Finds people by name or username. `/` puts the cursor here. Most visits search for nobody: until somebody comes near,
 * this is a plain field, which takes what is typed while the suggestions are fetched.
 */
export default function PeopleSearch({ placement, begun }: SlotProps<'social.peopleSearch'>) {
  const [typed, setTyped] = useState(begun?.typed ?? '');
  const [atFirst] = useState(begun);
  const [isWanted, setWanted] = useState(false);
  const [isBegun, setBegun] = useState(Boolean(begun?.hasFocus && begun.typed));
  const input = useRef<HTMLInputElement>(null);
  const keepCursor = useKeptCursor(input);
  useSlashKey(() => placement === 'bar' && input.current?.focus());
  // Before the browser takes the next key: what is typed without a cursor is lost.
  useLayoutEffect(() => {
    if (!atFirst?.hasFocus) return;
    input.current?.focus();
    const caret = atFirst.caret ?? atFirst.typed.length;
    input.current?.setSelectionRange(caret, caret);
  }, [atFirst]);
  // The bar fetches this once the page is there. Compiled under somebody's typing, the list would hold up their keys.
  useEffect(() => void import('@wishbow/ui/autocomplete').catch(tellNotAhead), []);
  const variant = placement === 'bar' ? 'pill' : 'box';

  const type = (text: string) => {
    setBegun(true);
    setTyped(text);
  };
  return (
    <Suspense>
      {isWanted ? (
        <PeopleAutocomplete
          variant={variant}
          inputRef={keepCursor}
          isInitiallyOpen={isBegun}
          typed={typed}
          onType={setTyped}
        />
      ) : (
        <TextField
          label="Search People"
          isLabelHidden
          placeholder="Search People"
          variant={variant}
          icon={<Search />}
          ref={keepCursor}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed}
          onValueChange={type}
          onPointerDown={() => setBegun(true)}
          onFocus={() => startTransition(() => setWanted(true))}
          onBlur={() => setBegun(false)}
        />
      )}
    </Suspense>
  );
}
