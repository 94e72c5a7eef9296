import { siteHealthContract } from '@wishbow/contracts/site-health-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { composeSiteHealth, type SiteHealthSources } from './compose-site-health.ts';

export const siteHealthRoutes = (sources: SiteHealthSources): Router =>
  implement(siteHealthContract, {
    getSiteHealth: async () => ({ status: 200, body: { processes: await composeSiteHealth(sources) } }),
  });
