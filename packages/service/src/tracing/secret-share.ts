import { createHmac } from 'node:crypto';
import { type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

/**
 * Records a share of all traces: all calls of one are decided alike, by every process that knows the secret, and nobody
 * else can choose an id that is recorded, or one that is not.
 */
export function secretShare(ratio: number, secret: string): Sampler {
  const share = new TraceIdRatioBasedSampler(ratio);
  const hidden = (traceId: string) => createHmac('sha256', secret).update(traceId).digest('hex').slice(0, 32);
  return {
    shouldSample: (_context, traceId) => share.shouldSample(_context, hidden(traceId)),
    toString: () => `secret share of ${ratio}`,
  };
}
