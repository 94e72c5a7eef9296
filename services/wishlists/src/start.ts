import type { Running } from '@wishbow/service/listen';
import { startService } from '@wishbow/service/start-service';
import { createApp } from './app.ts';
import type { WishlistsConfig } from './config.ts';
import { seedDemoWishlists } from './demo/seed-wishlists.ts';
import { startRemovals } from './removals/start-removals.ts';

/** Lists, the wishes on them, and who has taken what of a wish. */
export const startWishlists = (config: WishlistsConfig): Promise<Running> =>
  startService('wishlists', config, (foundation) => ({
    app: createApp({ ...foundation, call: foundation.peers }),
    seedDemo: () => seedDemoWishlists(foundation.connection, foundation.now()),
    startLoops: () => [startRemovals(foundation)],
  }));
