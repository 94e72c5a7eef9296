import type { Contribution } from '@wishbow/contracts/custom-gifts';
import type { Wish } from '@wishbow/contracts/wishes';
import { formatWholeUsd } from '@wishbow/domain/money';
import { Avatar } from '@wishbow/ui/avatar';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useState } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import classes from './contributors.module.css';
import { useContributions } from './use-contributions.ts';

const SHOWN_AT_FIRST = 5;

/** Who has chipped in, newest first. Private ones reach the owner of the fund and whoever gave them, and nobody else. */
export const Contributors = ({ wish: { id, fund } }: { wish: Wish }) => fund && <ContributorsOf wishId={id} />;

function ContributorsOf({ wishId }: { wishId: string }) {
  const query = useContributions(wishId);
  const [isWhole, setWhole] = useState(false);
  if (query.isPending) return <Skeleton shape="box" height="120px" />;
  if (query.isError) return <FailedPanel title="Who chipped in could not be loaded" query={query} />;
  const contributions = query.data;
  const shown = isWhole ? contributions : contributions.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="contributors">
      <h3 id="contributors" className={classes.title}>
        {countText(contributions)}
      </h3>
      <ul className={classes.list}>
        {shown.map((contribution) => (
          <Contributor key={contribution.id} contribution={contribution} />
        ))}
      </ul>
      {shown.length < contributions.length && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          Show all {contributions.length}
        </Button>
      )}
    </section>
  );
}

function Contributor({ contribution }: { contribution: Contribution }) {
  const { from_user: giver, contribution: amount, private: isPrivate } = contribution;
  const name = giver?.name ?? 'Somebody';
  return (
    <li className={classes.row}>
      <Avatar name={name} src={giver?.details.avatar ?? undefined} size="s" />
      <span className={classes.name}>{name}</span>
      {isPrivate && <Badge tone="info">Private</Badge>}
      <b>{formatWholeUsd(amount)}</b>
    </li>
  );
}

function countText(contributions: readonly Contribution[]): string {
  const people = new Set(contributions.map(({ id, from_user }) => from_user?.id ?? id)).size;
  if (people === 0) return 'Nobody has chipped in yet';
  return people === 1 ? '1 person chipped in' : `${people} people chipped in`;
}
