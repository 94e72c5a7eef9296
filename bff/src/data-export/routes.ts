import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { dataExportContract } from '@wishbow/contracts/data-export-contract';
import type { Me } from '@wishbow/contracts/people';
import { unauthenticated } from '@wishbow/contracts/problem';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Router } from 'express';
import type { AskAs } from './ask-as.ts';
import { composeExport } from './compose-export.ts';

/** It reads everything a person has, so nobody needs it often. */
const EXPORT_LIMIT = { name: 'export-data', points: 5, windowMs: 60 * 60 * 1000 };

export interface DataExportDeps {
  readonly askAs: AskAs;
  readonly peers: Call;
  /** Throws where a part of it cannot be read. */
  readonly composeMe: (userId: UserId) => Promise<Me | undefined>;
  readonly limiter: RateLimiter;
  readonly now: () => Date;
}

export const dataExportRoutes = ({ askAs, peers, composeMe, limiter, now }: DataExportDeps): Router =>
  implement(dataExportContract, {
    exportData: async ({ viewer, response }) => {
      const verdict = await limiter.consume(EXPORT_LIMIT, viewer.userId);
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const me = await composeMe(viewer.userId);
      if (!me) return { status: 401, body: unauthenticated };
      const exported = await composeExport({ ask: askAs(viewer), peers }, me, now());
      response.attachment(`wishbow-${me.username}.json`);
      return { status: 200, body: exported };
    },
  });
