import type { Running } from '@wishbow/service/listen';
import { startService } from '@wishbow/service/start-service';
import { followerNews } from './activities/tell-followers.ts';
import { createApp } from './app.ts';
import { startReminding } from './birthdays/start-reminding.ts';
import type { SocialConfig } from './config.ts';
import { seedDemoSocial } from './demo/seed-social.ts';
import { startMailing } from './notification-mails/start-mailing.ts';

/** Who follows whom, and what people are told. */
export const startSocial = (config: SocialConfig): Promise<Running> =>
  startService('social', config, (foundation) => {
    const news = followerNews({ ...foundation, pubSub: foundation.ephemeral.pubSub });
    return {
      app: createApp({ ...foundation, publicUrl: config.PUBLIC_URL, followerNews: news }),
      startLoops: () => [startReminding(foundation), startMailing(foundation), news.start()],
      seedDemo: () => seedDemoSocial(foundation.connection, foundation.now()),
    };
  });
