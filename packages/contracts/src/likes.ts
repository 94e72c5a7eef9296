import * as z from 'zod';
import { PersonSummary } from './people.ts';
import { LikeId } from './wire-types.ts';

/** That somebody likes something. */
export const Like = z.object({ id: LikeId, user: PersonSummary });
export type Like = z.infer<typeof Like>;
