import { partHealthContract } from '@wishbow/contracts/part-health-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { Observe } from './observe.ts';
import type { PartHealth } from './part-health.ts';

/** @param vitalsShare the share of pages that report views and vitals; each of them stands for `1 / share` pages. */
export const partHealthRoutes = (health: PartHealth, observe: Observe, vitalsShare: number): Router =>
  implement(partHealthContract, {
    reportPageHealth: async ({ body, response }) => {
      const weight = Math.round(1 / vitalsShare);
      const views = body.views.map((view) => ({ ...view, what: 'view', weight }) as const);
      const vitals = body.vitals.map((vital) => ({ ...vital, what: 'vital' }) as const);
      await observe([...views, ...vitals], response);
      return { status: 200, body: {} };
    },
    getPartHealth: async ({ query }) => ({ status: 200, body: { builds: await health.read(query.minutes) } }),
  });
