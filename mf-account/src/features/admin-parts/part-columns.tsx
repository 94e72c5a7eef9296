import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import type { Canary } from '@wishbow/contracts/registry';
import { Badge } from '@wishbow/ui/badge';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';
import classes from './parts.module.css';

/** What the list of parts shows of each. */
export const partColumns = (canary: Canary | null): readonly Column<DeployedPart>[] => [
  { title: 'Part', cell: ({ name }) => <b className={classes.whole}>{name}</b> },
  {
    title: 'Build',
    cell: ({ name, buildId }) => (
      <>
        <code className={classes.whole}>{buildId}</code>
        {canary?.name === name && (
          <>
            {' '}
            <Badge>
              {canary.percent} % try {canary.buildId}
            </Badge>
          </>
        )}
      </>
    ),
  },
  { title: 'Live', cell: ({ deployment }) => (deployment ? <When at={deployment.at} /> : '–') },
  { title: 'By', cell: ({ deployment }) => <span className={classes.word}>{deployment?.by.name ?? '–'}</span> },
  { title: 'Why', cell: ({ deployment }) => deployment?.reason ?? '–' },
  { title: 'Pages', cell: ({ pages }) => pages.length || '–', isNumber: true },
];
