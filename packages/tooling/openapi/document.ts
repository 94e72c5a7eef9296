import path from 'node:path';
import { ALL_CONTRACTS } from '@wishbow/contracts/all-contracts';
import { toOpenApi } from '@wishbow/http/openapi';
import { root } from '../bootstrap/root.mjs';

/** Where the checked-in document is. */
export const openApiFile = path.join(root, 'packages/contracts/openapi.json');

/** The text it has to have, from the contracts as they are now. */
export const openApiText = (): string => `${JSON.stringify(toOpenApi('Wishbow', ALL_CONTRACTS), null, 2)}\n`;
