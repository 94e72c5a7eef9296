import type { Running } from '@wishbow/service/listen';
import { startService } from '@wishbow/service/start-service';
import { createApp } from './app.ts';
import type { SocialConfig } from './config.ts';
import { seedDemoSocial } from './demo/seed-social.ts';

/** Who follows whom, and what people are told. */
export const startSocial = (config: SocialConfig): Promise<Running> =>
  startService('social', config, (foundation) => ({
    app: createApp(foundation),
    seedDemo: () => seedDemoSocial(foundation.connection, foundation.now()),
  }));
