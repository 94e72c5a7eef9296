import type { CreditEntry } from '@wishbow/contracts/credit-contract';
import { hrefOf } from '@wishbow/contracts/routes';
import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import { cents, formatUsd } from '@wishbow/domain/money';
import { failureText, Link } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { NotLoaded } from '@wishbow/ui/not-loaded';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextLink } from '@wishbow/ui/text-link';
import classes from './credit-history.module.css';
import { useCreditEntries } from './use-credit-entries.ts';

/** The balance, null where it could not be loaded, and every change of it. */
export function CreditHistory({ balanceCents }: { balanceCents: number | null }) {
  const history = useCreditEntries();
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <div className={classes.history} aria-busy={history.isPending}>
      <p className={classes.balance}>
        <span>Your Llama Bucks</span>
        <b>{balanceCents === null ? <NotLoaded /> : formatUsd(cents(balanceCents))}</b>
      </p>
      {history.isPending && [1, 2, 3].map((row) => <Skeleton key={row} shape="box" height="56px" />)}
      {history.isLoadingError && (
        <ErrorPanel
          title="Your Llama Bucks could not be loaded"
          text={failureText(history.error)}
          onRetry={() => history.refetch()}
          isRetrying={history.isFetching}
          headingLevel={2}
        />
      )}
      {entries?.length === 0 && (
        <EmptyState
          picture="llama"
          title="No Llama Bucks yet"
          text="They come from us, and from refunds that you take as credit."
          headingLevel={2}
        />
      )}
      {entries && entries.length > 0 && (
        <ul className={classes.entries} aria-label="History">
          {entries.map((entry) => (
            <CreditRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {history.isFetchNextPageError && (
        <p role="alert" className={classes.failed}>
          More could not be loaded. Please try again.
        </p>
      )}
      {history.hasNextPage && (
        <Button variant="outline" isLoading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

const WORDS: Readonly<Record<CreditEntry['kind'], string>> = {
  granted: 'A present from Wishbow',
  spent: 'Spent on a gift',
  returned: 'Came back from an order',
};

function CreditRow({ entry: { kind, amount_cents, order_id, at } }: { entry: CreditEntry }) {
  const amount = formatUsd(cents(Math.abs(amount_cents)));
  return (
    <li className={classes.entry}>
      <div>
        <p>{WORDS[kind]}</p>
        <p className={classes.when}>
          {formatDayWithYear(dateOnlyIn(new Date(at)))}
          {order_id && (
            <>
              {' · '}
              <TextLink render={<Link to={hrefOf('orders', { order: order_id })} />}>View order</TextLink>
            </>
          )}
        </p>
      </div>
      <b className={classes.amount} data-way={amount_cents < 0 ? 'out' : 'in'}>
        {amount_cents < 0 ? `\u2212${amount}` : `+${amount}`}
      </b>
    </li>
  );
}
