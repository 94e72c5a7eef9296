import type { Running } from '@wishbow/service/listen';
import { startService } from '@wishbow/service/start-service';
import { createApp } from './app.ts';
import type { GizmosConfig } from './config.ts';

/** Gizmos of people. */
export const startGizmos = (config: GizmosConfig): Promise<Running> =>
  startService('gizmos', config, (foundation) => ({ app: createApp(foundation) }));
