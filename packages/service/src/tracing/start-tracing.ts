import type { ServiceEnvironment } from '../service-environment.ts';
import type { TracingOptions } from './tracing-options.ts';

type Settings = Pick<TracingOptions, 'service'> &
  Partial<Pick<TracingOptions, 'doorSecret'>> & {
    readonly endpoint: string | undefined;
    readonly ratio: number;
  };

/**
 * Begins to record what a service does, where there is somebody to send it to.
 * @returns sends what is left and ends it.
 */
export async function startTracing({ endpoint, doorSecret, ...settings }: Settings): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans({ ...settings, endpoint, doorSecret });
}

/** As a process reads them from its environment. */
export const tracingSettings = (config: ServiceEnvironment) => ({
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: config.OTEL_TRACES_SAMPLER_ARG,
});
