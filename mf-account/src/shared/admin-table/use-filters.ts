import { useSearchParams } from '@wishbow/platform';

/** The filters of a table, by name. What is not in the address is not there. */
export type Filters<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Filters live in the address: a view can be linked to, and Back returns to the view before. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const filters: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) filters[name] = value;
  }
  /** An empty value takes the filter away. Typing replaces the address, a choice adds to the history. */
  const setFilter = (name: Name, value: string, { isTyping = false } = {}) => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: isTyping },
    );
  };
  return { filters, setFilter };
}
