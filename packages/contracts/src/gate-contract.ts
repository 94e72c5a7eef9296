import * as z from 'zod';
import { Breakage } from './build-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';

/** With its schemas a contract has some 300 KB, that of the BFF 1 MB. */
export const LARGEST_CONTRACT_BYTES = 4 * 1024 * 1024;

/** Asking before deploying, for whoever holds the deploy token: `npm run gate`. */
export const gateContract = {
  /** What would break if this build went live now. Nothing is kept of it; the BFF's own next contract can be asked about, too. */
  checkBuild: defineEndpoint({
    id: 'checkBuild',
    method: 'POST',
    path: '/api/deployments/checks',
    service: 'bff',
    audience: 'deployer',
    bodyLimit: LARGEST_CONTRACT_BYTES,
    quiet: true,
    /** The text of a `contract.json`: keys of modals and slots have dots, and those no call takes as names of fields. */
    body: z.strictObject({ contract: z.string() }),
    responses: { 200: z.object({ revision: z.int(), breakages: z.array(Breakage) }), 422: Problem },
  }),
};
