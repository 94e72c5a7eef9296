import { useKeptCursor, useSlashKey } from '@wishbow/platform';
import { Search } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import classes from './bar-search.module.css';
import { LateSlot } from './late-slot.tsx';

/** People search in the bar. Until it is there, this field takes what is typed, and hands it over with the cursor. */
export function BarSearch() {
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const [caret, setCaret] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const keepCursor = useKeptCursor(field);
  useSlashKey(() => field.current?.focus());
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    // `select` tells of it some time after the letter: a search that comes in between would put the cursor before it.
    setCaret(target.selectionStart ?? undefined);
  };
  const plainField = (
    <div className={classes.pill}>
      <Search aria-hidden />
      <input
        ref={keepCursor}
        className={classes.control}
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label="Search People"
        placeholder="Search People"
        autoComplete="off"
        value={typed}
        onChange={type}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? undefined)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
    </div>
  );
  return (
    <LateSlot
      name="social.peopleSearch"
      props={{ placement: 'bar', begun: { typed, hasFocus, ...(caret !== undefined && { caret }) } }}
      placeholder={plainField}
    />
  );
}
