import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { owners } from './routes.ts';

/** A part of the site, the shell too, as it is live. */
export const DeployedPart = z.object({ name: z.enum(owners), buildId: z.string(), pages: z.array(z.string()) });
export type DeployedPart = z.infer<typeof DeployedPart>;

/** Which builds the site is served from. */
export const deployedPartsContract = {
  listDeployedParts: defineEndpoint({
    id: 'listDeployedParts',
    method: 'GET',
    path: '/api/admin/parts',
    service: 'bff',
    audience: 'admin',
    quiet: true,
    responses: { 200: z.object({ revision: z.string(), parts: z.array(DeployedPart) }) },
  }),
};
