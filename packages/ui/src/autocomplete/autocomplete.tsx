import { Autocomplete as BaseAutocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, type Ref, useState } from 'react';
import field from '../field/field.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Suggestions, type SuggestionsProps } from './suggestions.tsx';
import { useCalmOpening } from './use-calm-opening.ts';

export type AutocompleteProps<Item> = Pick<FieldTexts, 'label' | 'isLabelHidden' | 'error'> &
  SuggestionsProps<Item> & {
    /** What is typed. Always controlled; wait a little before searching with it. */
    query: string;
    /** Called with the text on every change; not when an item is chosen. */
    onQueryChange: (query: string) => void;
    /** Shown while nothing is typed. */
    placeholder?: string | undefined;
    /** A lucide icon before the text, decoration only. */
    icon?: ReactNode;
    /** `box` (default) as a form field, `pill` as the search of the app bar. */
    variant?: 'box' | 'pill' | undefined;
    /** Whether the suggestions for what is typed already are open from the first. Default false. */
    isInitiallyOpen?: boolean | undefined;
    /** Whether `items` are offered on a press or arrow key before anything is typed. Default false. */
    opensWhenEmpty?: boolean | undefined;
    /** The input, for a shortcut that focuses it. */
    inputRef?: Ref<HTMLInputElement> | undefined;
  };

/** A text field with a list of suggestions that come from elsewhere. Arrow keys, Enter and Escape work. */
export function Autocomplete<Item>({
  label,
  isLabelHidden,
  error,
  query,
  onQueryChange,
  items,
  getKey,
  getText,
  renderItem,
  onSelect,
  isLoading = false,
  emptyText,
  hint,
  placeholder,
  icon,
  variant = 'box',
  isInitiallyOpen = false,
  opensWhenEmpty = false,
  inputRef,
}: AutocompleteProps<Item>) {
  // What is found once the person has moved on does not open by itself.
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const hasList = items.length > 0 ? query !== '' || opensWhenEmpty : query !== '' && emptyText !== undefined;
  const isShown = useCalmOpening(isOpen && hasList, query);
  return (
    <BaseAutocomplete.Root
      items={items}
      value={query}
      filter={null}
      open={isShown}
      openOnInputClick={opensWhenEmpty}
      onOpenChange={(open) => setOpen(open)}
      itemToStringValue={getText}
      onValueChange={(text, { reason }) => reason !== 'item-press' && onQueryChange(text)}
    >
      <Field {...{ label, isLabelHidden, error }}>
        {(wiring) => (
          <BaseAutocomplete.InputGroup className={variant === 'pill' ? field.pill : field.box}>
            {icon}
            <BaseAutocomplete.Input
              {...wiring}
              ref={inputRef}
              className={field.control}
              placeholder={placeholder}
              onBlur={() => isShown || setOpen(false)}
            />
          </BaseAutocomplete.InputGroup>
        )}
      </Field>
      {hasList && <Suggestions {...{ items, getKey, getText, renderItem, onSelect, isLoading, emptyText, hint }} />}
    </BaseAutocomplete.Root>
  );
}
