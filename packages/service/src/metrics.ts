import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one service: process figures, and request durations by route. */
export function createMetrics(service: string): {
  registry: Registry;
  measure: RequestHandler;
  expose: RequestHandler;
} {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    measure: (request, response, next) => {
      const stop = durations.startTimer();
      response.on('finish', () => {
        const route = typeof request.route?.path === 'string' ? request.route.path : 'unrouted';
        stop({ method: request.method, route, status: response.statusCode });
      });
      next();
    },
    expose: async (_request, response) => {
      response.type(registry.contentType).send(await registry.metrics());
    },
  };
}
