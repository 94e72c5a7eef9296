import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Scripts only from our own origin and never inline; pictures from shops over https; card tokens to the provider.
 * @param tokenOrigin where browsers make card tokens.
 */
export const securityHeaders = (tokenOrigin: string): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", 'https://js.stripe.com'],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", tokenOrigin],
        'frame-src': ['https://js.stripe.com', tokenOrigin],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Plain http on localhost must keep working; in production the proxy in front speaks TLS and browsers remember it.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
