import { Autocomplete as BaseAutocomplete } from '@base-ui/react/autocomplete';
import classes from './autocomplete.module.css';
import type { AutocompleteProps } from './autocomplete.tsx';

type SuggestionsProps<Item> = Pick<
  AutocompleteProps<Item>,
  'items' | 'getKey' | 'getText' | 'renderItem' | 'onSelect' | 'isLoading' | 'emptyText' | 'hint'
>;

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
            {isLoading && (
              <>
                Searching
                <span className={classes.dots} aria-hidden />
              </>
            )}
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
