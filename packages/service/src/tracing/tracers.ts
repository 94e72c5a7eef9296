import { type Context, createContextKey, type Tracer } from '@opentelemetry/api';

/**
 * The tracer of each service whose spans are sent somewhere. Several services may run in one process, each with its own;
 * OpenTelemetry knows one for a process, so what is under way carries the name of its service along.
 */
const tracers = new Map<string, Tracer>();
const SERVICE = createContextKey('wishbow service');

export const tracerOf = (service: string): Tracer | undefined => tracers.get(service);

/** @returns takes it away again. */
export function useTracer(service: string, tracer: Tracer): () => void {
  tracers.set(service, tracer);
  return () => {
    tracers.delete(service);
  };
}

export const withService = (context: Context, service: string): Context => context.setValue(SERVICE, service);

export function tracerWithin(context: Context): Tracer | undefined {
  const service = context.getValue(SERVICE);
  return typeof service === 'string' ? tracers.get(service) : undefined;
}
