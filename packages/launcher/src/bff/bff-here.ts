import { readConfig } from '@wishbow/bff/config';
import { startBff } from '@wishbow/bff/start';

/** The start that `server.ts` of the BFF makes as a process of its own, made in this one. */
export const startBffHere = (env: NodeJS.ProcessEnv) => startBff(readConfig(env));
