import { type Problem, problem } from '@wishbow/contracts/problem';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';

/** Answers with a problem and the request's id, so that a person can name it to us. */
export function sendProblem(response: Response, status: number, body: Problem): void {
  const requestId = String(response.locals.requestId ?? '');
  response
    .status(status)
    .set('cache-control', 'private, no-store')
    .json({ ...body, ...(requestId && { request_id: requestId }) });
}

/** The last route: an unknown call is a JSON 404, never an HTML page. */
export const unknownCall: RequestHandler = (_request, response) =>
  sendProblem(response, 404, problem('not_found', 'This page could not be found'));

/** Faults that body-parser and Express raise for bad input, by the `type` or status they carry. */
const INPUT_FAULTS: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  'entity.parse.failed': { status: 400, code: 'malformed_json', message: 'The request is not valid JSON.' },
  'entity.too.large': { status: 413, code: 'too_large', message: 'The request is too large.' },
  'encoding.unsupported': { status: 415, code: 'unsupported_media_type', message: 'This encoding is not supported.' },
  'charset.unsupported': { status: 415, code: 'unsupported_media_type', message: 'This charset is not supported.' },
  'request.aborted': { status: 400, code: 'aborted', message: 'The request was aborted.' },
};

/** The last error handler: bad input gets its 4xx, everything unforeseen one 500 that is reported with its cause. */
export function problemHandler(report: (error: unknown, requestId: string) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = inputFault(error);
    if (fault) return sendProblem(response, fault.status, problem(fault.code, fault.message));
    report(error, String(response.locals.requestId ?? ''));
    sendProblem(response, 500, problem('internal_error', 'Something went wrong on our side.'));
  };
}

/** A compressed body that is broken or cut: body-parser passes zlib's error on, with a status and without a type. */
const isUnreadableBody = (error: object): boolean =>
  'status' in error && error.status === 400 && 'code' in error && /^(Z_|ZSTD_|ERR_)/.test(String(error.code));

function inputFault(error: unknown) {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('type' in error && typeof error.type === 'string' && error.type in INPUT_FAULTS) return INPUT_FAULTS[error.type];
  if (error instanceof URIError)
    return { status: 400, code: 'malformed_address', message: 'The address is malformed.' };
  if (isUnreadableBody(error)) return { status: 400, code: 'unreadable_body', message: 'The body cannot be read.' };
  return undefined;
}
