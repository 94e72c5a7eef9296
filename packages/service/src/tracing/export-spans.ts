import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { secretShare } from './secret-share.ts';
import { useTracer } from './tracers.ts';
import type { TracingOptions } from './tracing-options.ts';

/**
 * Sends the spans of one service to a collector. Loaded only where there is one, since the SDK costs time and memory.
 * Whether a trace is recorded is decided at the door, by its id and a secret: what a browser asks for in its header is not
 * believed, nor can it choose an id that is recorded, but all calls of one page are decided alike. Behind the door the
 * decision is followed.
 */
export function exportSpans({ service, endpoint, ratio, doorSecret }: TracingOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'wishbow' }),
    sampler:
      doorSecret === undefined
        ? new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) })
        : secretShare(ratio, doorSecret),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2_000 })],
  });
  const forget = useTracer(service, provider.getTracer('wishbow'));
  return async () => {
    forget();
    await provider.shutdown();
  };
}
