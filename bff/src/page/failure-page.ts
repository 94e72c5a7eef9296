import { requestIdOf } from '@wishbow/http/implement';
import { isUnanswered, RETRY_AFTER_SECONDS } from '@wishbow/service/unanswered-peers';
import type { ErrorRequestHandler } from 'express';

/** Long enough to read the page and its reference; who comes at the same time does not come back at the same time anyway. */
const TRY_AGAIN_AFTER_SECONDS = 15;

export type ReportFailure = (error: unknown, requestId: string) => void;

/** The last resort of a page address: a document that needs nothing of the site, with the reference to give to support. */
export function showFailurePage(report: ReportFailure): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const requestId = requestIdOf(response);
    report(error, requestId);
    const passes = isUnanswered(error);
    if (passes) response.status(503).set('retry-after', String(RETRY_AFTER_SECONDS));
    else response.status(500);
    response.set('cache-control', 'no-store').type('html').send(failurePage(requestId, passes));
  };
}

/**
 * A request id holds letters, digits and dashes only, so it needs no escaping. The empty link leads to the same address.
 * @param passes whether asking again may help: then the page does so by itself, without a script.
 */
const failurePage = (requestId: string, passes: boolean): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">${passes ? `\n    <meta http-equiv="refresh" content="${TRY_AGAIN_AFTER_SECONDS}">` : ''}
    <title>An error occurred · Wishbow</title>
    <style>
      body { display: grid; min-height: 90vh; place-content: center; gap: 16px; padding: 16px; font: 17px/1.5 system-ui, sans-serif; text-align: center; }
      h1, p { margin: 0; }
    </style>
  </head>
  <body>
    <h1>An error occurred</h1>
    <p>This page is not available right now. <a href="">Try again</a></p>${passes ? '\n    <p>It also tries again by itself every few seconds.</p>' : ''}
    <p>Reference: ${requestId}</p>
    <p><a href="/">Home page</a></p>
  </body>
</html>
`;
