import { createHmac } from 'node:crypto';

/**
 * The secret part of a mailed link, the same for the same id. It is worked out from our secret whenever it is needed and
 * stored nowhere: databases have its hash, queues have nothing of it (decision 0020).
 */
export const mailedLinkToken = (secret: string, purpose: string, linkId: string): string =>
  createHmac('sha256', secret).update(`mailed link\n${purpose}\n${linkId}`).digest('base64url');
