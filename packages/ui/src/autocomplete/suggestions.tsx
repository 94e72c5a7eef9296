import { Autocomplete as BaseAutocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import classes from './autocomplete.module.css';

export type SuggestionsProps<Item> = {
  /** What was found for the query, best first. The kit does not filter it. */
  items: readonly Item[];
  /** A stable key of an item. */
  getKey: (item: Item) => string;
  /** The item in plain words: its row, unless `renderItem` draws more, and what the field would hold. */
  getText: (item: Item) => string;
  /** Draws a row; its text is the accessible name. Default: the plain words. */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** Called with the chosen item, by press or Enter. */
  onSelect: (item: Item) => void;
  /** Whether a search is on its way; announced. Default false. */
  isLoading?: boolean | undefined;
  /** What to say when nothing was found, for instance 'No results found for "prixx"'. Left out: no list opens then, as in a form. */
  emptyText?: string | undefined;
  /** The first line of the open list: "Search name or username". */
  hint?: string | undefined;
};

/** The open list under the field: a hint, what was found, or that nothing was. */
export function Suggestions<Item>({
  items,
  getKey,
  getText,
  renderItem = getText,
  onSelect,
  isLoading,
  emptyText,
  hint,
}: SuggestionsProps<Item>) {
  const isEmpty = !isLoading && items.length === 0;
  return (
    <BaseAutocomplete.Portal>
      <BaseAutocomplete.Positioner className={classes.positioner} sideOffset={8} align="start" collisionPadding={8}>
        <BaseAutocomplete.Popup className={classes.popup} aria-busy={isLoading || undefined}>
          {hint && !isEmpty && <p className={classes.line}>{hint}</p>}
          <BaseAutocomplete.Status className={classes.line}>
            {isLoading && 'Searching…'}
            {isEmpty && emptyText}
          </BaseAutocomplete.Status>
          <BaseAutocomplete.List className={classes.list}>
            {(item: Item) => (
              <BaseAutocomplete.Item
                key={getKey(item)}
                value={item}
                className={classes.item}
                onClick={() => onSelect(item)}
              >
                {renderItem(item)}
              </BaseAutocomplete.Item>
            )}
          </BaseAutocomplete.List>
        </BaseAutocomplete.Popup>
      </BaseAutocomplete.Positioner>
    </BaseAutocomplete.Portal>
  );
}
