import type { PersonSummary } from '@wishbow/contracts/people';
import { failureText } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextField } from '@wishbow/ui/text-field';
import { TextLink } from '@wishbow/ui/text-link';
import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import classes from './recipient.module.css';
import type { RecipientDraft } from './recipient-draft.ts';
import { usePeopleToChoose } from './use-people-to-choose.ts';

type RecipientChoiceProps = {
  me: PersonSummary;
  draft: RecipientDraft;
  change: (changed: Partial<RecipientDraft>) => void;
  error: string | undefined;
};

/** One of the people one follows, somebody found by name, or an email address of somebody without an account. */
export function RecipientChoice(props: RecipientChoiceProps) {
  const { draft, change, error } = props;
  if (!draft.isByEmail) return <PersonChoice {...props} />;
  return (
    <div className={classes.choice}>
      <TextField
        label="Email of the recipient"
        type="email"
        autoComplete="off"
        icon={<Mail />}
        hint="Once you have ordered, we email them a link to say where it goes. You will not see their address."
        value={draft.email}
        onValueChange={(email) => change({ email })}
        error={error}
      />
      <p>
        <TextLink render={<button type="button" />} onClick={() => change({ isByEmail: false })}>
          Choose somebody with an account
        </TextLink>
      </p>
    </div>
  );
}

function PersonChoice({ me, draft, change, error }: RecipientChoiceProps) {
  const [typed, setTyped] = useState('');
  const people = usePeopleToChoose(me, typed);
  const { found } = people;
  const shown = found && withChosen(found, draft.person);
  return (
    <div className={classes.choice}>
      <TextField
        label="Who is it for?"
        type="search"
        placeholder="Search name or username"
        icon={<Search />}
        value={typed}
        onValueChange={setTyped}
      />
      {people.isPending && <Skeleton shape="box" height="160px" />}
      {people.isLoadingError && (
        <ErrorPanel
          title="People could not be loaded"
          text={failureText(people.error)}
          onRetry={() => void people.refetch()}
        />
      )}
      {shown && shown.length > 0 && (
        <div className={classes.people}>
          <RadioCards
            label="Recipient"
            isLabelHidden
            value={draft.person?.id}
            onValueChange={(id) => change({ person: shown.find((person) => person.id === id) })}
            cards={shown.map(cardOf)}
          />
        </div>
      )}
      {found?.length === 0 && (
        <p className={classes.none}>
          {people.query === '' ? 'Search for somebody by name.' : `No results found for "${people.query}"`}
        </p>
      )}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <p>
        <TextLink render={<button type="button" />} onClick={() => change({ isByEmail: true })}>
          Not on Wishbow? Use their email address
        </TextLink>
      </p>
    </div>
  );
}

/** Who is chosen stays in sight whatever is searched for. */
const withChosen = (found: readonly PersonSummary[], chosen: PersonSummary | undefined): readonly PersonSummary[] =>
  chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;

const cardOf = ({ id, name, username, details }: PersonSummary) => ({
  value: String(id),
  label: name,
  hint: `@${username}`,
  media: <Avatar name={name} src={details.avatar ?? undefined} size="s" />,
});
