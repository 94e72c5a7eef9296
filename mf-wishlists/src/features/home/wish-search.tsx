import { hrefOf } from '@wishbow/contracts/routes';
import { parseWebAddress } from '@wishbow/domain/web-address';
import { Link, navigate } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { LinkButton } from '@wishbow/ui/link-button';
import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { OtherWaysToWish } from '../../shared/ways-to-wish/other-ways-to-wish.tsx';
import { wishByLink } from '../../shared/ways-to-wish/wish-by-link.ts';
import classes from './wish-search.module.css';

/** The question the home page asks: the answer is searched for in the catalogue, read from a pasted link, or a wish of another kind. */
export function WishSearch({ firstName }: { firstName: string }) {
  const [query, setQuery] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = query.trim();
    const url = /^https?:/i.test(text) ? parseWebAddress(text) : undefined;
    if (url) wishByLink({ url });
    else if (text !== '') navigate(`${hrefOf('browseWithSearch')}?${new URLSearchParams({ query: text })}`);
  };
  return (
    <Card>
      {/* biome-ignore lint/a11y/useSemanticElements: a form is what a search is sent with; <search> would not submit. */}
      <form className={classes.search} role="search" onSubmit={search}>
        <h1>What are you wishing for, {firstName}?</h1>
        <TextField
          label="Search the catalogue or paste a link"
          isLabelHidden
          placeholder="Search or paste a link"
          type="search"
          icon={<Search />}
          size="large"
          value={query}
          onValueChange={setQuery}
        />
      </form>
      <div className={classes.ways}>
        <LinkButton
          variant="secondary"
          size="small"
          icon={<Search />}
          render={<Link to={hrefOf('browseWithSearch')} />}
        >
          Catalogue
        </LinkButton>
        <OtherWaysToWish size="small" />
      </div>
    </Card>
  );
}
