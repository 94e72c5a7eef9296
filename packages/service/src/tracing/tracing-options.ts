export interface TracingOptions {
  readonly service: string;
  /** Where a collector takes OTLP over HTTP, as `OTEL_EXPORTER_OTLP_ENDPOINT` says. */
  readonly endpoint: string;
  /** The share of traces that are recorded, from 0 to 1. */
  readonly ratio: number;
  /** Whether requests come from the world. */
  readonly isDoor: boolean;
}
