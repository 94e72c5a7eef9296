import type { SlotProps } from '@wishbow/contracts/slots';
import { useSlashKey } from '@wishbow/platform';
import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { lazy, Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

const PeopleAutocomplete = lazy(
  () => import(/* webpackChunkName: "people-autocomplete" */ './people-autocomplete.tsx'),
);

/** What could not be had ahead is asked for again once it is wanted. */
const wanted = (_failure: unknown): void => undefined;

/**
 * Finds people by name or username. `/` puts the cursor here. Most visits search for nobody: until somebody comes near,
 * this is a plain field, which takes what is typed while the suggestions are fetched.
 */
export default function PeopleSearch({ placement, begun }: SlotProps<'social.peopleSearch'>) {
  const [typed, setTyped] = useState(begun?.typed ?? '');
  const [hadFocus] = useState(begun?.hasFocus);
  const [isWanted, setWanted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hasFocus = useRef(false);
  useSlashKey(() => placement === 'bar' && input.current?.focus());
  // Before the browser takes the next key: what is typed without a cursor is lost.
  useLayoutEffect(() => {
    if (hadFocus) input.current?.focus();
  }, [hadFocus]);
  // The bar fetches this once the page is there. Compiled under somebody's typing, the list would hold up their keys.
  useEffect(() => void import('@wishbow/ui/autocomplete').catch(wanted), []);
  const variant = placement === 'bar' ? 'pill' : 'box';

  const arrive = () => {
    hasFocus.current = true;
    startTransition(() => setWanted(true));
  };
  const leave = () => {
    hasFocus.current = false;
  };
  return (
    <Suspense>
      {isWanted ? (
        <PeopleAutocomplete variant={variant} inputRef={input} takesFocus={hasFocus} typed={typed} onType={setTyped} />
      ) : (
        <TextField
          label="Search People"
          isLabelHidden
          placeholder="Search People"
          variant={variant}
          icon={<Search />}
          ref={input}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
          onFocus={arrive}
          onBlur={leave}
        />
      )}
    </Suspense>
  );
}
