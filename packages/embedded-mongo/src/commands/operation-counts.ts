/** As `serverStatus` of MongoDB divides what it was asked; the rest are `command`. */
const KINDS = { insert: 'insert', find: 'query', update: 'update', delete: 'delete', getMore: 'getmore' } as const;

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'command';

/** What drivers ask of their own accord. */
const OF_DRIVERS = new Set(['hello', 'isMaster', 'ping', 'serverStatus', 'endSessions']);

const isKnown = (name: string): name is keyof typeof KINDS => name in KINDS;

/** How often the engine was asked for what since it started. */
export class OperationCounts {
  readonly counts: Record<Kind, number> = { insert: 0, query: 0, update: 0, delete: 0, getmore: 0, command: 0 };

  note(name: string): void {
    if (!OF_DRIVERS.has(name)) this.counts[isKnown(name) ? KINDS[name] : 'command'] += 1;
  }
}
