import { z } from 'zod';

const buildId = z.string().regex(/^[a-z0-9]+$/);

/** What `npm run deploy -w bff` asks of the launcher of a site on this machine. */
export const RollRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('state') }),
  z.object({ ask: z.literal('begin'), buildId }),
  z.object({ ask: z.literal('open'), buildId, kind: z.enum(['promote', 'rollback']) }),
  z.object({ ask: z.literal('drop'), buildId }),
]);
export type RollRequest = z.infer<typeof RollRequest>;

/** What it is answered: how things stand afterwards. */
export const RollReply = z.object({
  live: z.string(),
  before: z.string().nullable(),
  /** Of the one that was begun. */
  url: z.string().optional(),
});
export type RollReply = z.infer<typeof RollReply>;
