import { type BacklogSource, backlogOf } from '@wishbow/service/figures/backlogs';
import type { Connection } from '@wishbow/service/mongo/connection';
import { detailJobModel } from './detail-job-model.ts';

/** Products whose details are to be fetched. */
export const detailBacklog = (connection: Connection): BacklogSource =>
  backlogOf({
    queue: 'product details',
    model: detailJobModel(connection),
    due: (now) => ({ dueAt: { $lte: now } }),
    since: 'dueAt',
  });
