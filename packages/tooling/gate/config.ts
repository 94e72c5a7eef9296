import { z } from 'zod';

/** How whoever deploys shows that they may: without it, the token that `npm start` keeps in its data folder. */
export const { DEPLOY_TOKEN } = z.object({ DEPLOY_TOKEN: z.string().optional() }).parse(process.env);
