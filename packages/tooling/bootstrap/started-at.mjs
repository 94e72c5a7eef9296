import { performance } from 'node:perf_hooks';

const NAME = 'WISHBOW_STARTED_AT';

/** When the command was typed, in milliseconds since 1970: before an install and the change to the pinned Node. */
export const startedAt = Number(process.env[NAME] ?? performance.timeOrigin);

// Of this process alone: a command that it starts begins by itself.
delete process.env[NAME];

/** The variable by which the same command goes on in another process. */
export const startedAtVariable = () => ({ [NAME]: String(startedAt) });
