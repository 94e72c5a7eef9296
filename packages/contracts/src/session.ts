import * as z from 'zod';
import { Me } from './people.ts';

/** Written into every page by the BFF, as JSON in the element `wishbow-session`: what `GET /api/me` would answer. */
export const PageSession = z.object({ user: Me.nullable() });
export type PageSession = z.infer<typeof PageSession>;
