import type { DatastoreUse } from './ephemeral.ts';

/** What the answer to `INFO` says. @throws for one that does not say it. */
export function redisUse(info: string): DatastoreUse {
  const figure = (name: string): number => {
    const [, digits] = new RegExp(`^${name}:(\\d+)\\r?$`, 'm').exec(info) ?? [];
    if (digits === undefined) throw new Error(`Redis says nothing of ${name}`);
    return Number(digits);
  };
  return {
    uptimeSeconds: figure('uptime_in_seconds'),
    memoryBytes: figure('used_memory'),
    commands: figure('total_commands_processed'),
  };
}
