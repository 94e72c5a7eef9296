import { createHash } from 'node:crypto';

/**
 * A stable 24-digit hexadecimal id for a named thing of the demo community, such as ('person', 'maya').
 * The same kind and name give the same id on every machine, so seeding twice changes nothing.
 */
export const demoId = (kind: string, name: string): string =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex').slice(0, 24);
