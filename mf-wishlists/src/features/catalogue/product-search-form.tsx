import { LONGEST_QUERY } from '@wishbow/domain/search-limits';
import { Button } from '@wishbow/ui/button';
import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import classes from './product-search-form.module.css';

type ProductSearchFormProps = { query: string; onSearch: (query: string) => void };

/** What to look for in the catalogue; searched for on Enter. Shows the search of the address, also after going back. */
export function ProductSearchForm({ query, onSearch }: ProductSearchFormProps) {
  const [text, setText] = useState(query);
  const [searched, setSearched] = useState(query);
  if (searched !== query) {
    setSearched(query);
    setText(query);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is what a search is sent with; <search> would not submit.
    <form className={classes.search} role="search" onSubmit={submit}>
      <TextField
        label="Search the catalogue"
        isLabelHidden
        placeholder="Search the catalogue"
        type="search"
        icon={<Search />}
        size="large"
        maxLength={LONGEST_QUERY}
        value={text}
        onValueChange={setText}
      />
      <Button type="submit" size="large">
        Search
      </Button>
    </form>
  );
}
