import type { RequestHandler } from 'express';

const isWithin = (path: string, prefix: string): boolean => path.toLowerCase().startsWith(prefix);

/** Hands a request on where its address begins so, in capitals or not; one look spares all others the addresses within. */
export const onlyWithin =
  (prefix: string, handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isWithin(request.path, prefix) ? handler(request, response, next) : next();

/** Hands a request on unless its address begins so. */
export const unlessWithin =
  (prefix: string, handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isWithin(request.path, prefix) ? next() : handler(request, response, next);
