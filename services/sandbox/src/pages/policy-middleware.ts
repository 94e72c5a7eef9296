import type { RequestHandler } from 'express';

/** The pages bring their own styles and nothing else; mails may show pictures from anywhere. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'; base-uri 'none'";

/** Nothing that a mail or an order says can run on these pages. */
export const setPolicies: RequestHandler = (_request, response, next) => {
  response.set({
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  next();
};
