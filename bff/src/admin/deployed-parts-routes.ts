import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { SiteBuild } from '../page/site-build.ts';

/** What is live, read from the registry that pages are served from. */
export const deployedPartsRoutes = (build: SiteBuild): Router =>
  implement(deployedPartsContract, {
    listDeployedParts: async () => {
      const { revision, shell, parts } = (await build.current()).snapshot;
      const live = parts.map(({ name, buildId, pages }) => ({ name, buildId, pages: Object.keys(pages) }));
      return {
        status: 200,
        body: { revision, parts: [{ name: 'shell', buildId: shell.buildId, pages: [] }, ...live] },
      };
    },
  });
