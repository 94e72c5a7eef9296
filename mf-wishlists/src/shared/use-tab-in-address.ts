import { useSearchParams } from '@wishbow/platform';

/**
 * The chosen tab, kept in the address as `?tab=` so that one comes back to it; the first one needs no word there.
 * @returns the tab and what chooses another, without a new entry in the history.
 */
export function useTabInAddress<Tab extends string>([first, ...others]: readonly [Tab, ...Tab[]]) {
  const [search, setSearch] = useSearchParams();
  const tab = others.find((other) => other === search.get('tab')) ?? first;
  const show = (chosen: Tab) => {
    const next = new URLSearchParams(search);
    if (chosen === first) next.delete('tab');
    else next.set('tab', chosen);
    setSearch(next, { replace: true });
  };
  return [tab, show] as const;
}
