export interface TracingOptions {
  readonly service: string;
  /** Where a collector takes OTLP over HTTP, as `OTEL_EXPORTER_OTLP_ENDPOINT` says. */
  readonly endpoint: string;
  /** The share of traces that are recorded, from 0 to 1. */
  readonly ratio: number;
  /** Of the door alone, whose requests come from the world: what decides, with their ids, which traces are recorded. */
  readonly doorSecret: string | undefined;
}
