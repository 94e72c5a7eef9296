import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import { servePictures } from '@wishbow/service/pictures/serve-pictures';
import { Router } from 'express';
import { type PullSources, pullAmazonItem } from './pull-amazon-item.ts';
import { PULLED_PICTURES_PATH, pullPicture } from './pull-picture.ts';

/** Nobody types more links than this; whoever has a program type them is slowed down. */
const PULL_LIMIT = { name: 'pull-item', points: 20, windowMs: 5 * 60 * 1_000 };

/** Specification section 8. */
const notPulled = problem('unsupported_url', 'Item not able to be pulled. Please enter details manually.');

export interface PulledItemRouteDeps extends Omit<PullSources, 'pullPicture'> {
  readonly limiter: RateLimiter;
  readonly pictures: PictureRepository;
}

/** Things of other shops, and the copies kept of their pictures. */
export function pulledItemRoutes({ limiter, pictures, ...sources }: PulledItemRouteDeps): Router {
  const pull = pullAmazonItem({ ...sources, pullPicture: pullPicture(sources.fetchGuarded, pictures) });
  const calls = implement(
    { pullAmazonItem: catalogContract.pullAmazonItem },
    {
      pullAmazonItem: async ({ body, viewer, response }) => {
        const verdict = await limiter.consume(PULL_LIMIT, viewer.userId);
        if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
        const pulled = await pull(body.url);
        return pulled ? { status: 200, body: pulled } : { status: 422, body: notPulled };
      },
    },
  );
  return Router().get(`${PULLED_PICTURES_PATH}/:pictureId.png`, servePictures(pictures)).use(calls);
}
