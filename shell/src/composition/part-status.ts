import type { Part } from '@wishbow/contracts/routes';
import { observable } from '@wishbow/platform/shell';

export type PartStatus = 'idle' | 'loading' | 'mounted' | 'failed';

const statuses = observable<ReadonlyMap<Part, PartStatus>>(new Map());
/** How each part's pages are doing. */
export const partStatuses = { get: statuses.get, subscribe: statuses.subscribe };

export function setPartStatus(part: Part, status: PartStatus): void {
  statuses.set(new Map(statuses.get()).set(part, status));
}
