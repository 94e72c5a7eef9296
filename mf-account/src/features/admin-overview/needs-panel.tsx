import type { Overview } from '@wishbow/contracts/overview-contract';
import { navigate } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ListRow } from '@wishbow/ui/list-row';
import { Skeleton } from '@wishbow/ui/skeleton';
import { ChevronRight } from 'lucide-react';
import { orderNeeds } from './order-needs.ts';
import classes from './overview.module.css';
import { useOtherNeeds } from './use-other-needs.ts';

/** What waits for a person, the most urgent first. That nothing does is said only when every corner has answered. */
export function NeedsPanel({ overview }: { overview: Overview }) {
  const others = useOtherNeeds();
  const needs = [...orderNeeds(overview), ...others.needs];
  const isNothing = needs.length === 0 && !others.isPending && others.uncounted.length === 0;
  return (
    <Card label="Needs a person">
      <div aria-busy={others.isPending}>
        <h2 className={classes.heading}>Needs a person</h2>
        {isNothing && <EmptyState picture="party-popper" title="Nothing waits for you" />}
        <ul className={classes.needs}>
          {needs.map(({ key, title, text, href, icon: Icon }) => (
            <li key={key}>
              <ListRow
                title={title}
                text={text}
                media={
                  <span className={classes.needIcon}>
                    <Icon aria-hidden size={18} />
                  </span>
                }
                href={href}
                onOpen={() => navigate(href)}
                trailing={<ChevronRight aria-hidden size={16} />}
              />
            </li>
          ))}
        </ul>
        {others.isPending && <Skeleton shape="box" height="48px" />}
        {others.uncounted.map((name) => (
          <p key={name} role="alert" className={classes.tileText} data-tone="worse">
            {name} could not be counted.
          </p>
        ))}
      </div>
    </Card>
  );
}
