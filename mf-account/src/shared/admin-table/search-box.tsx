import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;

type SearchBoxProps = {
  /** The accessible name and the placeholder: "Order, person or item". */
  label: string;
  /** What is searched for now, as the address has it. */
  value: string;
  onSearch: (text: string) => void;
};

/** Searches once the typing rests, or at once by Enter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const known = useRef(value);
  useEffect(() => {
    if (known.current !== value) setTyped(value);
    known.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === known.current) return;
    const timer = setTimeout(() => {
      known.current = typed;
      onSearch(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        known.current = typed;
        onSearch(typed);
      }}
    >
      <TextField
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        variant="pill"
        icon={<Search aria-hidden />}
        value={typed}
        onValueChange={setTyped}
        maxLength={80}
      />
    </form>
  );
}
